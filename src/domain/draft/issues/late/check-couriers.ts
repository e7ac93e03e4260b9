import { looksLikeName } from '#domain/entry/rules.ts'
import { isNumberDecimal, isRoundedCell } from './check-columns.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'
import type { Case } from './late-case.ts'
import NAMES_OF_PEOPLE from './names-of-people.json'

/** Whether a value is a courier's name instead of a code. */
export function isName(courier: string, knowledge: Knowledge): boolean {
  if (knowledge.isCourierName(courier)) return true
  return looksLikeName(courier) && !isCompany(courier, knowledge)
}

/** Legal forms of companies in the languages of the users. */
const LEGAL_FORM =
  /(?:^|[\s,.])(?:inc|llc|ltd|limited|corp|corporation|company|co|gmbh|ug|kg|ohg|ag|sas|sarl|sa|s\.a|sl|s\.l|srl|s\.r\.l|spa|s\.p\.a|bv|b\.v|nv|oy|ab|as|aps|plc|pty|sp\. ?z ?o\.? ?o|s\. ?de ?r\. ?l|ltda|eireli|kft|d\.o\.o)\.?$|有限公司|公司$|株式会社|주식회사|^(?:ООО|ИП|ЗАО) /i
const OF_COURIERS =
  /express|expres|post|correo|courier|kurier|kuriér|carrier|cargo|logist|parcel|paket|paquet|pakket|paczk|mail|ship|deliver|env[ií]o|entrega|freight|transport|trans |air|truck|cour|kargo|ekspres|kirim|antar|giao|hàng|vận|mensaj|logíst|快|递|遞|物流|速|邮|郵|运|運|便|宅|배|택|우체|почт|достав/i
/** `Ada Byron`: two to four capitalized words. */
const PERSON =
  /^(?:\p{Lu}[\p{Ll}\p{M}'’.-]+)(?: (?:de |la |van |von |da |di )?\p{Lu}[\p{Ll}\p{M}'’.-]*){1,3}$/u
/** Chinese and Korean: family name and 1–2 characters; Japanese: a common family name; or a form of address. */
const PERSON_EAST = new RegExp(
  `^(?:[${NAMES_OF_PEOPLE.zh}]\\p{sc=Han}{1,2}|(?:${NAMES_OF_PEOPLE.zhTwo})\\p{sc=Han}{1,2}|` +
    `[${NAMES_OF_PEOPLE.ko}]\\p{sc=Hangul}{2}|(?:${NAMES_OF_PEOPLE.ja})[ 　]?[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]{1,3}|` +
    `[\\p{sc=Han}\\p{sc=Hangul}]{1,6}(?:先生|小姐|女士|师傅|師傅|老师|経理|经理|さん|様|님|씨))$`,
  'u',
)
const LONGEST_NAME = 80

/** Whether a value is no known courier and reads like a company or a person. */
export function isCompany(
  courier: string,
  { isCourierName, probableCouriers }: Knowledge,
): boolean {
  if (!looksLikeName(courier) || courier.length > LONGEST_NAME) return false
  if (isCourierName(courier) || probableCouriers(courier).length > 0) return false
  if (LEGAL_FORM.test(courier)) return true
  const isPerson = PERSON.test(courier) || PERSON_EAST.test(courier)
  return isPerson && !OF_COURIERS.test(courier)
}

/** Whether the number doesn't match the known formats of its courier, but those of others. */
export function isOfOtherCourier(one: Case): boolean {
  const { trackingId, courier } = one.cells
  if (trackingId === '' || courier === '') return false
  if (isNumberDecimal(one) || isRoundedCell(one, 'trackingId')) return false
  return one.knowledge.isOfOtherCourier(trackingId, courier)
}
