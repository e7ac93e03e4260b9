import { cleaningRule } from '#domain/entry/rule.ts'

/** A float's tail behind 10 or more digits: zeros, or what starts with four zeros. */
const FLOAT = /^(\d{10,})[.,](?:0+|0000\d*)$/

/** One full stop or colon at the end. */
const STOP = /^(.*[\p{L}\p{N}])[.:。：]$/su

const BRACKETS =
  /^(?:\(([^()]+)\)|\[([^[\]]+)\]|\{([^{}]+)\}|<([^<>]+)>|（([^（）]+)）|【([^【】]+)】|「([^「」]+)」|《([^《》]+)》|«([^«»]+)»|„([^„“”]+)[“”])$/

const NOUN =
  'tracking|track|trk|tracking ?(?:number|no|nr|num|id|code)|waybill|way ?bill ?(?:number|no)|awb|air ?way ?bill|consignment|parcel|shipment|' +
  'n[ºo°]\\.? de (?:gu[ií]a|seguimiento|rastreo|env[ií]o)|gu[ií]a|n[uú]mero de (?:gu[ií]a|seguimiento|rastreo|env[ií]o)|seguimiento|rastreo|c[oó]digo de (?:seguimiento|rastreo|rastreio)|env[ií]o|rastreio|objeto|' +
  'suivi|num[eé]ro de suivi|n° de suivi|colis|sendungsnummer|sendungsnr|sendung|paketnummer|paketnr|trackingnummer|spedizione|lettera di vettura|' +
  '单号|运单号|运单号码|快递单号|物流单号|快递|物流|追踪号|跟踪号|單號|運單號|運單號碼|快遞單號|物流單號|快遞|物流|追蹤號碼|追蹤編號|' +
  '追跡番号|伝票番号|送り状番号|お問い合わせ番号|問い合わせ番号|운송장|운송장번호|송장|송장번호'
const SHORT = 'no|nr|nº|n°|num|number|n[uú]mero|nummer|id|ref'
const SIGN = '\\s*(?:[:：#＃]|[.]\\s?[:：#]?)\\s*(?:[:：#])?\\s*'

/** `Tracking: 1Z…`, `Tracking #: 1Z…`, `Guía Nr. 123`, `Nr. 123`: a label before its number. */
const LABELLED = new RegExp(
  `^(?:(?:${NOUN})(?:\\s*(?:${SHORT}))?|${SHORT})${SIGN}(.*\\p{N}.*)$`,
  'isu',
)
/** `AWB 123-45678901`: with nothing but a blank between them, the rest has to be one long number. */
const BEFORE_BLANK = new RegExp(
  `^(?:${NOUN})(?:\\s+(?:${SHORT}))?\\s+([^\\s]*\\d[^\\s]*\\d[^\\s]*\\d[^\\s]*)$`,
  'iu',
)

/** What people and programs write around a tracking number. */
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
  cleaningRule({ characters: ' :#.' }, (value) => {
    return LABELLED.exec(value)?.[1] ?? BEFORE_BLANK.exec(value)?.[1] ?? value
  }),
]
