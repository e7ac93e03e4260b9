import type { Encoding } from './decode.ts'
import { countBroken, createForgivingReader } from './decode.ts'
import { shareOfHeaderWords } from './header-words.ts'

/** Habits of a two-byte encoding. Each standard has the common characters first. */
type PairHabit = {
  readonly encoding: Encoding
  readonly isDaily: (lead: number, trail: number) => boolean
  /** Frequent characters of order sheets, since common ones of one standard are valid in another. */
  readonly known: ReadonlySet<string>
}

const PAIRED: readonly PairHabit[] = [
  {
    encoding: 'gb18030',
    isDaily: (lead, trail) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1,
    known: new Set(
      '订单号运快递物流公司追踪跟名称地址商品数量备注日期中国顺丰圆通韵达申邮政省市区县街道路的是不有人大小一了在我他这个们来到时要就出会可也你对生能子那得于着下自之年过发后作里用家种说北京上海广东浙江深圳张王李陈刘杨黄赵吴周徐孙马朱胡林郭何高罗伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰红',
    ),
  },
  {
    encoding: 'big5',
    isDaily: (lead) => lead >= 0xa4 && lead <= 0xc6,
    known: new Set(
      '訂單號運快遞物流公司追蹤編名稱地址商品數量備註日期香港台灣順豐郵政九龍新界區縣市路街樓室的是不有人大小一了在我他這個們來到時要就出會可也你對生能子那得於著下自之年過發後作里用家中國說陳李王張黃林吳劉蔡楊許鄭謝郭洪邱曾廖賴徐周葉蘇莊呂江何羅高蕭潘簡朱鍾明美志家文雅淑建俊',
    ),
  },
  {
    encoding: 'shift_jis',
    isDaily: (lead) => lead >= 0x82 && lead <= 0x97,
    known: new Set(
      '注文番号伝票追跡送状配達運輸会社便問合商品名前住所数量備考日付都道府県市区町村東京大阪郵佐川急山田中鈴木高橋渡辺伊藤小林加本井の',
    ),
  },
  {
    encoding: 'euc-kr',
    isDaily: (lead, trail) => lead >= 0xb0 && lead <= 0xc8 && trail >= 0xa1,
    known: new Set(
      '주문번호송장운택배사명상품고객이름수량비다의는을가에로한하기지도서울시구동김박최정조강윤우체국대현진영민수성경인부산광길층과자아니어나라고리스일안전화연락처은해여보내',
    ),
  },
]

/** The letters beyond ASCII of each encoding's languages; on a tie, the first encoding wins. */
const ALPHABETS: readonly (readonly [Encoding, readonly string[]])[] = [
  [
    'windows-1252',
    [
      'áéíóúñüºª',
      'éèàùêçôîâûëïœ',
      'äöüß',
      'ãçáéíóúâêôàüºª',
      'åæøäöé',
      'àèéìòù',
      'áàéèíïóòúüç',
      'éëïóöü',
    ],
  ],
  ['windows-1254', ['çğıöşüâîû\u0307']],
  ['windows-1250', ['ąćęłńóśźż', 'áčďéěíňóřšťúůýžľĺŕôä', 'áéíóöőúüű', 'ăâîşţ', 'čćđšž']],
  ['windows-1251', ['абвгдежзийклмнопрстуфхцчшщъыьэюяё', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя']],
  ['windows-1253', ['αβγδεζηθικλμνξοπρςστυφχψωάέήίόύώ']],
]

/**
 * Ranks the encodings that a sample of lines (not UTF-8) may have, the most likely first, by how much of the decoded
 * text is usual in that encoding.
 */
export function rankEncodings(sample: Uint8Array): readonly Encoding[] {
  const scores = [
    ...ALPHABETS.map(
      ([encoding, alphabets]) => [encoding, scoreLetters(sample, encoding, alphabets)] as const,
    ),
    ...PAIRED.map((habit) => [habit.encoding, scorePairs(sample, habit)] as const),
  ]
  return scores
    .flatMap(([encoding, score]) => (score === null ? [] : [{ encoding, score }]))
    .sort((a, b) => b.score - a.score)
    .map(({ encoding }) => encoding)
}

/** Up to this number of characters beyond ASCII, one may be broken; with more, one in twenty. */
const FEW = 6
const MOST_BROKEN = 0.05
/** A broken character outweighs two valid ones. */
const PER_BROKEN = 2

type Sample = { readonly text: string; readonly penalty: number }

/** null when too much is broken for this encoding. The last character of a sample may be cut. */
function decodeSample(sample: Uint8Array, encoding: Encoding): Sample | null {
  const read = createForgivingReader(encoding).push(sample)
  if (!read.ok) return null
  const text = read.value
  const broken = countBroken(text, encoding)
  if (broken === 0) return { text, penalty: 0 }
  const beyond = Array.from(text).filter((character) => character > '\u007F').length
  const isFew = broken === 1 ? beyond > FEW : broken <= beyond * MOST_BROKEN
  return isFew ? { text, penalty: (PER_BROKEN * broken) / beyond } : null
}

const DAILY_SHARE = 0.7
// The shares add up to slightly more than 1, so that known characters win over single letters that match equally well.
const KNOWN_SHARE = 0.31

function scorePairs(sample: Uint8Array, { encoding, isDaily, known }: PairHabit): number | null {
  const decoded = decodeSample(sample, encoding)
  if (decoded === null) return null
  const { text, penalty } = decoded
  const characters = Array.from(text).filter((character) => character > '\u007F')
  const isKnown = (one: string) => known.has(one) || (encoding === 'shift_jis' && isKana(one))
  const knownShare = characters.filter(isKnown).length / Math.max(1, characters.length)
  const share = dailyShare(sample, encoding, isDaily)
  return DAILY_SHARE * share + KNOWN_SHARE * knownShare - penalty
}

function isKana(character: string): boolean {
  return character >= '\u3041' && character <= '\u30FF'
}

/** Half-width katakana are single bytes. They are rare, and any other text could be read as them. */
const SINGLE_WORTH = 0.25

function dailyShare(sample: Uint8Array, encoding: Encoding, isDaily: PairHabit['isDaily']): number {
  let worth = 0
  let count = 0
  for (let at = 0; at < sample.length; at += 1) {
    const lead = sample[at] ?? 0
    if (lead < 0x80) continue
    count += 1
    if (encoding === 'shift_jis' && lead >= 0xa1 && lead <= 0xdf) worth += SINGLE_WORTH
    else {
      at += 1
      if (isDaily(lead, sample[at] ?? 0)) worth += 1
    }
  }
  return worth / Math.max(1, count)
}

/** A lone symbol in ASCII text proves nothing; the signs of `3º` and `Nº` belong to their words. */
const LONE_SIGN =
  /(?<![^\0-\x7F])(?=[^\0-\x7F])(?:[\p{P}\p{S}\p{No}]|(?<![\dn])[ºª])(?![^\0-\x7F])/giu
/** A capital inside a word, with one of the two letters beyond ASCII, means a wrong encoding. */
const CASE_SLIP = /\p{Ll}(?=[^\0-\x7F])\p{Lu}|(?=[^\0-\x7F])\p{Ll}\p{Lu}/gu
/** A Latin letter next to one of another script means a wrongly decoded accent. */
const MIXED_SCRIPTS = /[a-z](?=[^\0-\x7F])\p{L}|(?=[^\0-\x7F])\p{L}[a-z]/giu
/** Latin letters beyond ASCII occur alone; four in a row are another script. One before a digit is a sign: `£5`. */
const NOT_LATIN = /[^\0-\x7F]{4,}|[^\0-\x7F](?=\d)/g

/** With only signs there is no evidence, so the most common encoding wins. */
const SIGNS_ONLY = 0.5
/** Weight of header words compared with letters. */
const HEADER_WORTH = 0.3
/** `Men’s`, `Mon–Fri`, `25 °C`: other encodings turn the sign and the next letter into a rare character. */
const SIGN_IN_WORD = /[a-z][’–—][a-z]|\d ?°/i
const SIGNS_IN_WORDS = 0.8

function scoreLetters(
  sample: Uint8Array,
  encoding: Encoding,
  alphabets: readonly string[],
): number | null {
  const read = decodeSample(sample, encoding)
  if (read === null) return null
  const { text: decoded, penalty } = read
  const text = decoded.replace(LONE_SIGN, '')
  const foreign = Array.from(text.toLowerCase()).filter((one) => one > '\u007F')
  if (foreign.length === 0) return SIGN_IN_WORD.test(decoded) ? SIGNS_IN_WORDS : SIGNS_ONLY
  const isLatin = encoding !== 'windows-1251' && encoding !== 'windows-1253'
  const words = isLatin ? text.replace(NOT_LATIN, '') : text
  const letters = Array.from(words.toLowerCase()).filter((one) => one > '\u007F')
  const inAlphabet = alphabets.map((alphabet) => {
    return letters.filter((letter) => alphabet.includes(letter)).length
  })
  const slips = text.match(CASE_SLIP)?.length ?? 0
  const mixed = isLatin ? 0 : (text.match(MIXED_SCRIPTS)?.length ?? 0)
  const right = (Math.max(...inAlphabet) - 2 * slips - mixed) / foreign.length
  return right + HEADER_WORTH * shareOfHeaderWords(decoded) - penalty
}
