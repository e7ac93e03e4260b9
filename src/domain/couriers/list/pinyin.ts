import SIGNS_OF_SYLLABLE from './pinyin.json'

/** GB 2312 sorts its 3,755 most common characters by pinyin, in these rows and cells. */
const ROWS = { first: 0xb0, last: 0xd7 }
const CELLS = { first: 0xa1, last: 0xfe }

/** Returns the syllable of each common character; the data file has the number of characters of each syllable. */
function readSyllables(): ReadonlyMap<string, string> {
  const signs = commonCharacters()
  const syllables = new Map<string, string>()
  let from = 0
  for (const [syllable, count] of Object.entries(SIGNS_OF_SYLLABLE)) {
    for (const sign of signs.slice(from, from + count)) syllables.set(sign, syllable)
    from += count
  }
  return syllables
}

function commonCharacters(): string {
  const bytes: number[] = []
  for (let row = ROWS.first; row <= ROWS.last; row += 1)
    for (let cell = CELLS.first; cell <= CELLS.last; cell += 1) bytes.push(row, cell)
  return new TextDecoder('gb2312').decode(new Uint8Array(bytes))
}

let syllables: ReadonlyMap<string, string> | undefined

/** Returns how a name's Chinese characters are typed: in full and as initials (`yuntu`, `yt`); empty without any. */
export function pinyinOf(name: string): readonly string[] {
  // Most listed couriers have no Chinese name.
  if (!/[\u4e00-\u9fff]/.test(name)) return []
  syllables ??= readSyllables()
  const known = syllables
  const said = Array.from(name).flatMap((sign) => known.get(sign) ?? [])
  return said.length === 0 ? [] : [said.join(''), said.map(([letter]) => letter).join('')]
}
