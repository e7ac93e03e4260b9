import { groupBy } from '#domain/entry/group-by.ts'

/** An ID around its last number. */
export type IdParts = { readonly prefix: string; readonly digits: string; readonly suffix: string }

/** How a shop writes its IDs: all but the number is the same in nearly all of them. */
export type IdForm = {
  readonly prefix: string
  readonly suffix: string
  /** How many digits its numbers have. */
  readonly least: number
  readonly most: number
  /** Short numbers have zeros in front. */
  readonly isPadded: boolean
}

/** The share of a list that counts as nearly all of it. */
const NEARLY_ALL = 0.9
/** Fewer could look alike by chance. */
const LEAST_EXAMPLES = 3
const LONGEST = 120

/** Says whether `count` is all or nearly all of `total`. */
export function isNearlyAll(count: number, total: number): boolean {
  return count > 0 && count >= total * NEARLY_ALL
}

/** Takes an ID apart at its last number; null when it has none. */
export function splitId(id: string): IdParts | null {
  if (id.length > LONGEST) return null
  const [, prefix = '', digits = '', suffix = ''] =
    /^(.*[^0-9])?([0-9]+)([^0-9]*)$/su.exec(id) ?? []
  return digits === '' ? null : { prefix, digits, suffix }
}

/** The way in which nearly all of some IDs are written; null when there is none, or too few to tell. */
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

/** The parts of those IDs that have the most frequent text around their numbers. */
export function largestGroup(ids: readonly string[]): readonly IdParts[] {
  const parts = ids.flatMap((id) => splitId(id) ?? [])
  const groups = groupBy(parts, ({ prefix, suffix }) => JSON.stringify([prefix, suffix]))
  return [...groups.values()].reduce<readonly IdParts[]>(
    (largest, group) => (group.length > largest.length ? group : largest),
    [],
  )
}

/** Says whether an ID is written in a form. */
export function hasForm(id: string, { prefix, suffix, least, most }: IdForm): boolean {
  const parts = splitId(id)
  return (
    parts?.prefix === prefix &&
    parts.suffix === suffix &&
    parts.digits.length >= least &&
    parts.digits.length <= most
  )
}

/** The ID of the same number in a form; null when the form has no place for the number, or the text around it says something else. */
export function rewriteId(parts: IdParts, form: IdForm): string | null {
  if (!isVariant(parts.prefix, form.prefix) || !isVariant(parts.suffix, form.suffix)) return null
  const bare = parts.digits.replace(/^0+(?=.)/u, '')
  const digits = form.isPadded ? bare.padStart(form.most, '0') : bare
  if (digits.length < form.least || digits.length > form.most) return null
  return form.prefix + digits + form.suffix
}

/** `mo 1` is another way to write `MO-1`, and `1` a short one; `SO-1` is another order. */
function isVariant(one: string, other: string): boolean {
  const [letters, otherLetters] = [lettersOf(one), lettersOf(other)]
  return letters === '' || otherLetters === '' || letters === otherLetters
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
