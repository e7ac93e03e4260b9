const MONTH =
  '(?:jan(?:uary|uar|vier|eiro)?|feb(?:ruary|ruar|rero|braio)?|f[ée]v(?:rier|ereiro)?|mar(?:ch|zo|s|ço)?|m[äa]rz?|mrz|apr(?:il|ile)?|abr(?:il)?|avr(?:il)?|may|mayo|mai|mag(?:gio)?|maio|june?|jun(?:i|io|ho)?|juin|giu(?:gno)?|july?|jul(?:i|io|ho)?|juil(?:let)?|lug(?:lio)?|aug(?:ust)?|ago(?:sto)?|ao[ûu]t|sep(?:t|tember|tembre|tiembre)?|set(?:embro|tembre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|out(?:ubro)?|ott(?:obre)?|nov(?:ember|embre|iembre|embro)?|dec(?:ember)?|dez(?:ember|embro)?|dic(?:iembre|embre)?|d[ée]c(?:embre)?|ene(?:ro)?|gen(?:naio)?)\\.?'
/** A time of day. */
export const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s?[ap]\.?\s?m\.?)?`
const THEN_CLOCK = String.raw`(?:[T ,]{1,2}(?:[àa]s? )?${CLOCK}(?:Z|[+-]\d{2}:?\d{2})?)?`
const OF = '(?: de|\\.)?'

const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${THEN_CLOCK}$`, 'i')
const YEAR_LAST = new RegExp(
  String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${THEN_CLOCK}$`,
  'i',
)
const MONTH_NAMED = new RegExp(
  `^(?:\\p{L}{2,10}(?:-feira)?[.,]? )?(?:\\d{1,2}${OF}(?:[-/]|[. ]{1,2})${MONTH}(?:${OF}(?:, |[-/]|[. ]{1,2})\\d{2,4})?|${MONTH}(?:[-/]|[. ]{1,2})\\d{1,2}(?:,? \\d{4})|${MONTH}[-. /]\\d{2,4}|\\d{4}[-. /]${MONTH}[-. /]\\d{1,2})${THEN_CLOCK}$`,
  'iu',
)
const EAST_ASIAN_DATE = new RegExp(
  String.raw`^(?:\d{2,4}\s?[年년]\s?)?\d{1,2}\s?[月월]\s?\d{1,2}\s?[日号號일](?:\s?${CLOCK})?$|^\d{2,4}\s?[年년]\s?\d{1,2}\s?[月월]$`,
)
/** `MAR-12` may be a shop's number; programs write dates as `Mar-12` or `mar-12`. */
const CAPITALS = /\p{Lu}{2}/u

/** A day with a year or with the number of a month. */
const TWO_NUMBERS = /\d\D+\d/
/** `03-Dec`, `Sept-2026`: dates with one number count only in this short form. */
const LONGEST_SHORT = 10

const isMonth = (text = '') => Number(text) >= 1 && Number(text) <= 12
const isDay = (text = '') => Number(text) >= 1 && Number(text) <= 31

/** Tells whether a cell is a date with separators or a month's name. Digits alone never are. */
export function isDate(cell: string): boolean {
  const first = YEAR_FIRST.exec(cell)
  if (first !== null) return isMonth(first[3]) && isDay(first[4])
  const last = YEAR_LAST.exec(cell)
  if (last !== null) {
    const [, one, , other] = last
    return (isMonth(one) && isDay(other)) || (isDay(one) && isMonth(other))
  }
  if (EAST_ASIAN_DATE.test(cell) || isDayAndMonth(cell)) return true
  if (cell.length > LONGEST_SHORT && !TWO_NUMBERS.test(cell)) return false
  return MONTH_NAMED.test(cell) && !(CAPITALS.test(cell) && /^\S+$/.test(cell) && cell.length < 9)
}

/**
 * The first three letters of the months' names and abbreviations, as spreadsheet programs write them in Latin script.
 */
const BEGINNINGS = new Set(
  (
    'abr ago agu aoû apr ara aug avg avq avr ağu bře cze dec dek des det dez dic dub déc eki ene eyl feb fev fév geg gen ' +
    'giu gru haz hei hel huh ian iul iun jan jou jui jul jun juu júl jún jūl jūn kas kes kol kov kvě kwi lap led lie lip ' +
    'lis lok lug lut maa mag mai maj mar may mei mrt máj már mär nis noi nov oca oct okt ott out ožu paź pro ruj sau sen ' +
    'sep set sie sij srp stu sty svi syy sze tam tem tou tra vas wrz zář ágú ápr úno čer čvc čvn říj şub'
  ).split(' '),
)
/** Longer words that begin like a month, such as `market`, count only before a year. */
const LONGEST_SHORT_MONTH = 4
/** Finnish months without their `kuu`. */
const FINNISH = /^(?:tammi|helmi|maalis|huhti|touko|marras|joulu|heinä)$/
/** A word of another script after a day is taken as its month: `05.ноя`. */
const OTHER_SCRIPT = /^(?:[^\p{Script=Latin}]){3,12}$/u
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
const DAY_AND_MONTH =
  /^(\d{1,2})(?:[-/]|[. ]{1,2})(\p{L}[\p{L}\p{M}.]{1,12}?)\.?(?:(?:[-/]|[. ]{1,2})(\d{2}|\d{4}))?$/u
/** `5-Th11`: Vietnamese months have numbers. */
const VIETNAMESE = /^\d{1,2}[-/ ](?:Th|Thg|Tháng) ?\d{1,2}(?:[-/ ]\d{2,4})?$/i
const LONGEST_DATE = 18

const SHORT = /^(?:\d{1,2}-(?:\D{2,7}|Th\D{0,3}\d{1,2})|\D{3,5}-\d{1,4})$/

/** Tells whether a cell is a date of two parts with one hyphen, which many IDs also have. */
export function isShortDate(cell: string): boolean {
  return SHORT.test(cell) && isDate(cell)
}

/** Tells whether a cell has the shape of a day and a month: `05.ноя`, `5 kas`, `05-lis`. */
function isDayAndMonth(cell: string): boolean {
  if (cell.length > LONGEST_DATE) return false
  if (VIETNAMESE.test(cell)) return true
  const [, day, month = '', year] = DAY_AND_MONTH.exec(cell) ?? []
  if (!isDay(day) || CAPITALS.test(cell)) return false
  const name = month.normalize('NFC').toLowerCase()
  if (OTHER_SCRIPT.test(name)) return !EAST_ASIAN.test(name)
  if (!BEGINNINGS.has(name.slice(0, 3))) return false
  return year !== undefined || name.length <= LONGEST_SHORT_MONTH || FINNISH.test(name)
}
