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
/** `MAR-12` is how shops number, `Mar-12` and `mar-12` are how programs write dates. */
const CAPITALS = /\p{Lu}{2}/u

/** A day and a year, or a day and the number of a month. */
const TWO_NUMBERS = /\d\D+\d/
/** `03-Dec`, `Sept-2026`: of a day and a month alone, or a month and a year, only the short form. */
const LONGEST_SHORT = 10

const isMonth = (text = '') => Number(text) >= 1 && Number(text) <= 12
const isDay = (text = '') => Number(text) >= 1 && Number(text) <= 31

/** Whether a cell is a date: with separators or the name of a month; digits alone are never one. */
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
 * The months in Latin letters as spreadsheet programs write them, by the three letters with which their names and short
 * names begin.
 */
const BEGINNINGS = new Set(
  (
    'abr ago agu aoû apr ara aug avg avq avr ağu bře cze dec dek des det dez dic dub déc eki ene eyl feb fev fév geg gen ' +
    'giu gru haz hei hel huh ian iul iun jan jou jui jul jun juu júl jún jūl jūn kas kes kol kov kvě kwi lap led lie lip ' +
    'lis lok lug lut maa mag mai maj mar may mei mrt máj már mär nis noi nov oca oct okt ott out ožu paź pro ruj sau sen ' +
    'sep set sie sij srp stu sty svi syy sze tam tem tou tra vas wrz zář ágú ápr úno čer čvc čvn říj şub'
  ).split(' '),
)
/** Other words, as `market`, begin like a month; only a year behind them tells. */
const LONGEST_SHORT_MONTH = 4
/** Finnish months are cut to what is in front of their `kuu`. */
const FINNISH = /^(?:tammi|helmi|maalis|huhti|touko|marras|joulu|heinä)$/
/** A word of another script behind a day is its month, as `05.ноя`, whatever the language. */
const OTHER_SCRIPT = /^(?:[^\p{Script=Latin}]){3,12}$/u
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
const DAY_AND_MONTH =
  /^(\d{1,2})(?:[-/]|[. ]{1,2})(\p{L}[\p{L}\p{M}.]{1,12}?)\.?(?:(?:[-/]|[. ]{1,2})(\d{2}|\d{4}))?$/u
/** `5-Th11`: Vietnamese numbers its months. */
const VIETNAMESE = /^\d{1,2}[-/ ](?:Th|Thg|Tháng) ?\d{1,2}(?:[-/ ]\d{2,4})?$/i
const LONGEST_DATE = 18

const SHORT = /^(?:\d{1,2}-(?:\D{2,7}|Th\D{0,3}\d{1,2})|\D{3,5}-\d{1,4})$/

/** Whether a cell is a date of a day and a month, or a month and a year, with one hyphen: many IDs have one. */
export function isShortDate(cell: string): boolean {
  return SHORT.test(cell) && isDate(cell)
}

/** `05.ноя`, `5 kas`, `05-lis`: a day and a month, by their shape. */
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
