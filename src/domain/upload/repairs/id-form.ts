import { groupBy } from '#base/group-by.ts'

/** An ID, split around its last number. */
export type IdParts = { readonly prefix: string; readonly digits: string; readonly suffix: string }

/** The form of a shop's IDs: nearly all have the same text around a number. */
export type IdForm = {
  readonly prefix: string
  readonly suffix: string
  /** The least and the largest number of digits. */
  readonly least: number
  readonly most: number
  /** Short numbers are padded with zeros. */
  readonly isPadded: boolean
}

/** The share of a list that counts as nearly all of it. */
const NEARLY_ALL = 0.9
/** Fewer IDs could be alike by chance. */
const LEAST_EXAMPLES = 3
const LONGEST = 120

/** Tells whether `count` is all or nearly all of `total`. */
export function isNearlyAll(count: number, total: number): boolean {
  return count > 0 && count >= total * NEARLY_ALL
}

/** Splits an ID at its last number; null when it has none. */
export function splitId(id: string): IdParts | null {
  if (id.length > LONGEST) return null
  const [, prefix = '', digits = '', suffix = ''] =
    /^(.*[^0-9])?([0-9]+)([^0-9]*)$/su.exec(id) ?? []
  return digits === '' ? null : { prefix, digits, suffix }
}

/** Finds the form that nearly all of these IDs share; null without one, or with too few IDs. */
export function findForm(ids: readonly string[]): IdForm | null {
  const alike = largestGroup(ids)
  const [first] = alike
  if (!first || alike.length < LEAST_EXAMPLES || !isNearlyAll(alike.length, ids.length)) return null
  const lengths = alike.map(({ digits }) => digits.length)
  const least = Math.min(...lengths)
  const most = Math.max(...lengths)
  const isPadded = least === most && alike.some(({ digits }) => digits.startsWith('0'))
  return { prefix: first.prefix, suffix: first.suffix, least, most, isPadded }
}

/** Returns the parts of the IDs with the most frequent text around their numbers. */
export function largestGroup(ids: readonly string[]): readonly IdParts[] {
  const parts = ids.flatMap((id) => splitId(id) ?? [])
  const groups = groupBy(parts, ({ prefix, suffix }) => JSON.stringify([prefix, suffix]))
  return [...groups.values()].reduce<readonly IdParts[]>(
    (largest, group) => (group.length > largest.length ? group : largest),
    [],
  )
}

/** Tells whether an ID has a form. */
export function hasForm(id: string, { prefix, suffix, least, most }: IdForm): boolean {
  const parts = splitId(id)
  return (
    parts?.prefix === prefix &&
    parts.suffix === suffix &&
    parts.digits.length >= least &&
    parts.digits.length <= most
  )
}

/** Rewrites an ID in a form; null when its number doesn't fit or the text around it means another ID. */
export function rewriteId(parts: IdParts, form: IdForm): string | null {
  if (!isVariant(parts.prefix, form.prefix) || !isVariant(parts.suffix, form.suffix)) return null
  const bare = parts.digits.replace(/^0+(?=.)/u, '')
  const digits = form.isPadded ? bare.padStart(form.most, '0') : bare
  if (digits.length < form.least || digits.length > form.most) return null
  return form.prefix + digits + form.suffix
}

/** `mo 1` and `1` are variants of `MO-1`; `SO-1` is another order. */
function isVariant(one: string, other: string): boolean {
  const [letters, otherLetters] = [lettersOf(one), lettersOf(other)]
  return letters === '' || otherLetters === '' || letters === otherLetters
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
