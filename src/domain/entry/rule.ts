/**
 * When a rule is worth running: the cell holds one of these characters (or any beyond printable ASCII), has no digit
 * from 1 to 9, or is shorter or longer than so many characters. A rule runs at no other time, in its own tests too.
 */
export type Ask = {
  /** Printable ASCII characters, the blank included. */
  readonly characters?: string
  /** One of the characters above has to stand in the cell twice. */
  readonly twice?: true
  /** The characters above ask only in cells of at most so many. */
  readonly upTo?: number
  readonly withoutDigits?: true
  readonly shorterThan?: number
  readonly longerThan?: number
}

type Asking = { readonly ask: Ask; readonly isAsked: (cell: string) => boolean }

/** Takes something away that is not part of the value. */
export type CleaningRule = Asking & { readonly clean: (cell: string) => string }

/** Says what a cleaned cell can be that its field cannot. */
export type Check<Kind extends string = string> = Asking & {
  readonly kind: Kind
  readonly finds: (cell: string) => boolean
}

/** A rule that cleans the cells for which it asks. */
export function cleaningRule(ask: Ask, clean: CleaningRule['clean']): CleaningRule {
  return { ask, isAsked: compile(ask), clean }
}

/** A check of the cells for which it asks. */
export function check<const Kind extends string>(
  kind: Kind,
  ask: Ask,
  finds: Check['finds'],
): Check<Kind> {
  return { kind, ask, isAsked: compile(ask), finds }
}

/** Runs rules over a cell until none of them has anything more to do; the same string where none had. */
export function cleanBy(rules: readonly CleaningRule[], raw: string): string {
  let cell = raw
  for (;;) {
    let next = cell
    for (const { isAsked, clean } of rules) if (isAsked(next)) next = clean(next).trim()
    if (next === cell) return cell
    cell = next
  }
}

const NOT_PRINTABLE = '[^ -~]'

function compile({ characters = '', twice, upTo = Infinity, ...lengths }: Ask): Asking['isAsked'] {
  const { withoutDigits = false, shorterThan = 0, longerThan = Infinity } = lengths
  const set = `[${characters.replaceAll(/[\]\\^-]/g, '\\$&')}]`
  const asked = twice ? `${set}.*${set}` : set
  const held = new RegExp(characters === '' ? NOT_PRINTABLE : `${NOT_PRINTABLE}|${asked}`)
  const odd = new RegExp(NOT_PRINTABLE)
  return (cell) =>
    (cell.length <= upTo ? held : odd).test(cell) ||
    (withoutDigits && !/[1-9]/.test(cell)) ||
    cell.length < shorterThan ||
    cell.length > longerThan
}
