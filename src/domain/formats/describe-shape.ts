/** A part of a tracking number's shape. The catalogues have the words for it. */
export type ShapePart =
  /** Letters that all numbers of the shape share: `LP`, `4PX`. */
  | { readonly kind: 'letters'; readonly text: string }
  | { readonly kind: 'digits'; readonly count: number }
  /** Digits mixed with letters that differ from number to number. */
  | { readonly kind: 'characters'; readonly count: number }
  /** Hyphens and anything else. */
  | { readonly kind: 'other'; readonly text: string }

const MOST_PARTS = 9
const MOST_OTHER = 3

/**
 * Describes the shape of a tracking number, so that numbers that a merchant would call the same kind have the same one:
 * letters at the ends are kept, digits are counted, and mixed runs are counted as characters. Ignores spaces and case.
 */
export function describeShape(number: string): readonly ShapePart[] {
  const runs =
    number
      .toUpperCase()
      .replace(/\s+/g, '')
      .match(/[A-Z0-9]+|[^A-Z0-9]+/g) ?? []
  const parts = runs.flatMap(describeRun)
  const strange = parts.some((part) => part.kind === 'other' && part.text.length > MOST_OTHER)
  if (parts.length > MOST_PARTS || strange) return [{ kind: 'characters', count: number.length }]
  return parts
}

/** Returns a short key of the shape, the same exactly for numbers of the same shape. */
export function shapeKey(number: string): string {
  return describeShape(number).map(nameOfPart).join(' ')
}

const PART =
  /^(?:#(\d{1,4})|\*(\d{1,4})|("(?:[^"\\]|\\["\\bfnrt]|\\u[0-9a-f]{4}){1,9}")|([A-Z0-9]{1,9}))$/

/** Parses the key of a shape; null when it isn't one. */
export function readShapeKey(key: string): readonly ShapePart[] | null {
  if (key === '') return []
  const parts = key.split(' ').map(readPart)
  return parts.every((part) => part !== null) ? parts : null
}

function readPart(name: string): ShapePart | null {
  const [, digits, characters, other, letters] = PART.exec(name) ?? []
  if (digits !== undefined) return { kind: 'digits', count: Number(digits) }
  if (characters !== undefined) return { kind: 'characters', count: Number(characters) }
  if (other !== undefined) return { kind: 'other', text: String(JSON.parse(other)) }
  return letters === undefined ? null : { kind: 'letters', text: letters }
}

function nameOfPart(part: ShapePart): string {
  if (part.kind === 'letters') return part.text
  if (part.kind === 'digits') return `#${part.count}`
  return part.kind === 'characters' ? `*${part.count}` : JSON.stringify(part.text)
}

/** The characters after 1Z don't belong to the shape, since six of them are the shipper's account at UPS. */
const UPS = /^1Z([A-Z0-9]{16})$/

/** Leading letters (perhaps after a digit, as in 4PX), the body, trailing letters (as in LP…CN). */
const ENDS = /^([0-9]?[A-Z]{1,5}(?=[0-9]|$))?([A-Z0-9]*?)((?<=[0-9])[A-Z]{1,4})?$/

/** Letters and digits alternate so often that the letters vary. */
const SHUFFLED = /^[0-9]*([A-Z]+[0-9]+){4,}[A-Z]*$/

/** Digits with one letter at the end: DPD's check character, which can be any letter. */
const CHECK_LETTER = /^([0-9]{10,})[A-Z]$/

function describeRun(run: string): readonly ShapePart[] {
  if (!/[A-Z0-9]/.test(run)) return [{ kind: 'other', text: run }]
  const ups = UPS.exec(run)?.[1]
  if (ups !== undefined) return [...letters('1Z'), { kind: 'characters', count: ups.length }]
  if (SHUFFLED.test(run)) return [{ kind: 'characters', count: run.length }]
  const digits = CHECK_LETTER.exec(run)?.[1]
  if (digits !== undefined) return [...body(digits), { kind: 'characters', count: 1 }]
  const [, front = '', middle = '', back = ''] = ENDS.exec(run) ?? ['', '', run, '']
  return [...letters(front), ...body(middle), ...letters(back)]
}

function letters(text: string): readonly ShapePart[] {
  return text === '' ? [] : [{ kind: 'letters', text }]
}

function body(text: string): readonly ShapePart[] {
  if (text === '') return []
  return [{ kind: /^[0-9]+$/.test(text) ? 'digits' : 'characters', count: text.length }]
}
