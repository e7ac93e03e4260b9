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
  for (const one of RARER.split(' ')) syllables.set(one.slice(0, 1), one.slice(1))
  return syllables
}

/** Rarer characters of couriers' names. */
const RARER =
  '鑫xin 圳zhen 皓hao 昊hao 宸chen 驿yi 晟sheng 寰huan 昇sheng 琪qi 泓hong 羿yi 奕yi 豚tun 嘀di 晖hui 睿rui 瀚han 昵ni 犇ben 淼miao 曦xi 麒qi 麟lin 嗒da 鲲kun 梵fan 沐mu 峯feng 燊shen 煜yu 韬tao 巽xun 飒sa 焱yan 缇ti 煦xu 飙biao 驷si 玺xi 栎li 璟jing 炫xuan 荟hui 烨ye 楂zha 沅yuan 唛mai 蕙hui 鳐yao 隽jun 祺qi 懿yi 瑾jin 曜yao 瓴ling 彗hui 妍yan 霆ting 怡yi 恺kai 葆bao 祐you 洑fu 颿fan 馨xin 弈yi'

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
