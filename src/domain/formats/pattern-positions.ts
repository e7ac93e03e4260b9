/** For each position of a number, the characters that may stand there. */
export type Positions = readonly string[]

type Cursor = { readonly text: string; at: number }

const DIGITS = '0123456789'

/**
 * Every sequence of positions that a pattern allows, one for each length and alternative. Knows the part of
 * regular expressions that the formats use and throws on any other.
 */
export function expandPattern(pattern: string): readonly Positions[] {
  const cursor = { text: pattern.replace(/^\^|\$$/g, ''), at: 0 }
  const expanded = readAlternatives(cursor)
  if (cursor.at < cursor.text.length) throw new Error(`Pattern not understood: ${pattern}`)
  return expanded
}

function readAlternatives(cursor: Cursor): readonly Positions[] {
  const alternatives = [...readSequence(cursor)]
  while (cursor.text[cursor.at] === '|') {
    cursor.at += 1
    alternatives.push(...readSequence(cursor))
  }
  return alternatives
}

function readSequence(cursor: Cursor): readonly Positions[] {
  let expanded: readonly Positions[] = [[]]
  while (cursor.at < cursor.text.length && !'|)'.includes(cursor.text[cursor.at] ?? '')) {
    const atom = readAtom(cursor)
    expanded = join(expanded, repeat(atom, readQuantifier(cursor)))
  }
  return expanded
}

function readAtom(cursor: Cursor): readonly Positions[] {
  if (cursor.text[cursor.at] !== '(') return [[readCharacters(cursor)]]
  cursor.at += 1
  const inner = readAlternatives(cursor)
  if (cursor.text[cursor.at] !== ')') throw new Error(`Pattern not understood: ${cursor.text}`)
  cursor.at += 1
  return inner
}

/** One position: `\d`, a class such as `[A-Z0-9]`, or the character itself. */
function readCharacters(cursor: Cursor): string {
  const [token = ''] = /^(\\d|\[[A-Z0-9-]+\]|[A-Z0-9-])/.exec(cursor.text.slice(cursor.at)) ?? []
  if (token === '') throw new Error(`Pattern not understood: ${cursor.text} at ${cursor.at}`)
  cursor.at += token.length
  if (token === '\\d') return DIGITS
  return token.startsWith('[') ? expandClass(token.slice(1, -1)) : token
}

function expandClass(text: string): string {
  return text.replace(/(.)-(.)/g, (_, from: string, to: string) => {
    const codes = Array.from(
      { length: to.charCodeAt(0) - from.charCodeAt(0) + 1 },
      (_, i) => from.charCodeAt(0) + i,
    )
    return String.fromCharCode(...codes)
  })
}

type Quantifier = { readonly least: number; readonly most: number }

function readQuantifier(cursor: Cursor): Quantifier {
  const found = /^(?:\{(\d+)(?:,(\d+))?\}|\?)/.exec(cursor.text.slice(cursor.at))
  if (found === null) return { least: 1, most: 1 }
  cursor.at += found[0].length
  if (found[0] === '?') return { least: 0, most: 1 }
  return { least: Number(found[1]), most: Number(found[2] ?? found[1]) }
}

function repeat(atom: readonly Positions[], { least, most }: Quantifier): readonly Positions[] {
  const all: Positions[] = []
  let times: readonly Positions[] = [[]]
  for (let count = 0; count <= most; count += 1) {
    if (count >= least) all.push(...times)
    times = join(times, atom)
  }
  return all
}

function join(heads: readonly Positions[], tails: readonly Positions[]): readonly Positions[] {
  return heads.flatMap((head) => tails.map((tail) => [...head, ...tail]))
}
