import { cleaningRule } from './rule.ts'

/** A float's fraction after 10 or more digits: all zeros, or beginning with four zeros. */
const FLOAT = /^(\d{10,})[.,](?:0+|0000\d*)$/

/** A full stop or colon at the end. */
const STOP = /^(.*[\p{L}\p{N}])[.:。：]$/su

const BRACKETS =
  /^(?:\(([^()]+)\)|\[([^[\]]+)\]|\{([^{}]+)\}|<([^<>]+)>|（([^（）]+)）|【([^【】]+)】|「([^「」]+)」|《([^《》]+)》|«([^«»]+)»|„([^„“”]+)[“”])$/

const NOUN =
  'tracking|track|trk|tracking ?(?:number|no|nr|num|id|code)|waybill|way ?bill ?(?:number|no)|awb|air ?way ?bill|consignment|parcel|shipment|' +
  'n[ºo°]\\.? de (?:gu[ií]a|seguimiento|rastreo|env[ií]o)|gu[ií]a|n[uú]mero de (?:gu[ií]a|seguimiento|rastreo|env[ií]o)|seguimiento|rastreo|c[oó]d(?:igo|\\.)? (?:de |do )?(?:seguimiento|rastreo|rastreio|rastreamento|objeto)|n(?:[ºo°]\\.?|[uú]mero) (?:de |do )?(?:rastreio|rastreamento|objeto)|env[ií]o|rastreio|rastreamento|objeto|' +
  'suivi|num[eé]ro de suivi|n° de suivi|colis|sendungsnummer|sendungsnr|sendung|paketnummer|paketnr|trackingnummer|spedizione|lettera di vettura|' +
  '单号|运单号|运单号码|快递单号|物流单号|快递|物流|追踪号|跟踪号|單號|運單號|運單號碼|快遞單號|物流單號|快遞|物流|追蹤號碼|追蹤編號|' +
  '追跡番号|伝票番号|送り状番号|お問い合わせ番号|問い合わせ番号|운송장|운송장번호|송장|송장번호'
const SHORT = 'no|nr|nº|n°|num|number|n[uú]mero|nummer|id|ref'
const SIGN = '\\s*(?:[:：#＃]|[.]\\s?[:：#]?)\\s*(?:[:：#])?\\s*'

// Labels are matched one at a time: a single pattern for all would take cubic time for a long cell.

/** A label: `Tracking: `, `Tracking #: `, `Guía Nr. `, `Nr. `. */
const LABEL = new RegExp(`(?:(?:${NOUN})(?:\\s*(?:${SHORT}))?|${SHORT})${SIGN}`, 'iuy')
/** `AWB 123-45678901`: after a label without punctuation, the rest has to be one word. */
const BEFORE_BLANK = new RegExp(`^(?:${NOUN})(?:\\s+(?:${SHORT}))?\\s+(?=\\S+$)`, 'iu')
const THREE_DIGITS = /\d\D*\d\D*\d/

/** Removes all labels before a number; returns the same text when no number follows. */
function withoutLabels(value: string): string {
  const end = endOfLabels(value)
  if (end > 0) return /\p{N}/u.test(value) ? value.slice(end) : value
  const label = BEFORE_BLANK.exec(value)?.[0] ?? ''
  const number = value.slice(label.length)
  return label !== '' && THREE_DIGITS.test(number) ? number : value
}

function endOfLabels(value: string): number {
  LABEL.lastIndex = 0
  let end = 0
  while (LABEL.test(value)) end = LABEL.lastIndex
  return end
}

/** Rules that remove what people and programs write around a tracking number. */
export const AROUND_NUMBERS = [
  cleaningRule({ characters: '.,' }, (value) => FLOAT.exec(value)?.[1] ?? value),
  cleaningRule({ characters: '.:' }, (value) => STOP.exec(value)?.[1] ?? value),
  cleaningRule({ characters: '([{<' }, (value) => {
    return (
      BRACKETS.exec(value)
        ?.slice(1)
        .find((inner) => inner !== undefined) ?? value
    )
  }),
  cleaningRule({ characters: ' :#.' }, withoutLabels),
]
