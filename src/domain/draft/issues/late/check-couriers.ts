import { looksLikeName } from '#domain/entry/rules.ts'
import type { ColumnForms } from '#domain/formats/column-form.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'

/** Whether a value is a courier's name instead of a code. */
export function isName(courier: string, knowledge: Knowledge, forms?: ColumnForms): boolean {
  if (knowledge.isCourierName(courier)) return true
  if (isCompany(courier, knowledge)) return false
  if (looksLikeName(courier) || CAPITALISED.test(courier)) return true
  const isWord = /\p{L}{2}/u.test(courier) && knowledge.namesOfCode(courier) === null
  return isWord && forms?.hasCourierNames === true
}

/** `Nightline`: codes have small letters, capitals or digits alone. */
const CAPITALISED = /^\p{Lu}\p{Ll}{3,}$/u

/** Legal forms of companies in the languages of the users. */
const LEGAL_FORM =
  /(?:^|[\s,.])(?:inc|llc|ltd|limited|corp|corporation|company|co|gmbh|ug|kg|ohg|ag|sas|sarl|sa|s\.a|sl|s\.l|srl|s\.r\.l|spa|s\.p\.a|bv|b\.v|nv|oy|ab|as|aps|plc|pty|sp\. ?z ?o\.? ?o|s\. ?de ?r\. ?l|ltda|eireli|kft|d\.o\.o)\.?$|有限公司|公司$|株式会社|주식회사|^(?:ООО|ИП|ЗАО) /i
/** Forms of address behind a person's name. */
const PERSON =
  /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}\p{sc=Hiragana}]{1,6}(?:先生|小姐|女士|师傅|師傅|老师|老師|経理|经理|さん|様|님|씨)$|^(?:Mr|Mrs|Ms|Herr|Frau|Sr|Sra|Señor|Señora|Mme)\.? /u
/** Posts of many lands are corporations. */
const POST = /\bpost(?:al|es)?\b/i
const LONGEST_NAME = 80

/** Whether a value is no known courier, and has the legal form of a company or is addressed like a person. */
export function isCompany(
  courier: string,
  { isCourierName, probableCouriers }: Knowledge,
): boolean {
  if (!looksLikeName(courier) || courier.length > LONGEST_NAME) return false
  if (isCourierName(courier) || probableCouriers(courier).length > 0) return false
  return (LEGAL_FORM.test(courier) && !POST.test(courier)) || PERSON.test(courier)
}
