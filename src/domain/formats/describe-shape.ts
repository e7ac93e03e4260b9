/** A part of a tracking number's shape; the words for it are the catalogues'. */
export type ShapePart =
  /** Kept as it is: `LP`, `4PX`. */
  | { readonly kind: 'letters'; readonly text: string }
  | { readonly kind: 'digits'; readonly count: number }
  /** Digits and letters mixed, where the letters differ from number to number. */
  | { readonly kind: 'characters'; readonly count: number }
  /** Hyphens and anything else. */
  | { readonly kind: 'other'; readonly text: string }

const MOST_PARTS = 9
const MOST_OTHER = 3

/**
 * The shape of a tracking number as a merchant sees "the same kind": letters at the ends are kept, digits are
 * counted, and what mixes letters into digits is counted as characters. Spaces and small letters are how a number
 * is written, not what it is.
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

/** A short name of the shape: the same for numbers of the same shape, and only for these. */
export function shapeKey(number: string): string {
  return describeShape(number).map(nameOfPart).join(' ')
}

const PART =
  /^(?:#(\d{1,4})|\*(\d{1,4})|("(?:[^"\\]|\\["\\bfnrt]|\\u[0-9a-f]{4}){1,9}")|([A-Z0-9]{1,9}))$/

/** The parts of a shape by its short name; null where that is the name of no shape. */
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

/** UPS writes six characters of the shipper's account after 1Z: they say who sends, not what kind it is. */
const UPS = /^1Z([A-Z0-9]{16})$/

/** Letters in front (with one digit before them, as in 4PX), the body, letters behind (as in LP…CN). */
const ENDS = /^([0-9]?[A-Z]{1,5}(?=[0-9]|$))?([A-Z0-9]*?)((?<=[0-9])[A-Z]{1,4})?$/

/** Letters and digits alternate too often for a letter to mean anything. */
const SHUFFLED = /^[0-9]*([A-Z]+[0-9]+){4,}[A-Z]*$/

/** A number that begins with digits and ends with one letter: DPD's check, which can be any letter. */
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
