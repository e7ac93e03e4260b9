/** Shapes of single cells, independent of the header; for cells that are cut to a few characters. */

export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
/** A web page, or an IP address. */
export const LINK = /^(?:(?:https?:\/\/|www\.)\S+|\d{1,3}(?:\.\d{1,3}){3})$/i

/** Requires separators, since digits alone can be anything. A time may follow. */
export const DATE =
  /^(?:\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}[- ]\p{L}{3,9}\.?[-, ]+\d{2,4}|\p{L}{3,9}\.? \d{1,2},? \d{4})(?:\D|$)/u
/** 20261110, 10112026. */
export const COMPACT_DATE =
  /^(?:20[0-4]\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])20[0-4]\d)$/
export const TIME = /^(?:[01]?\d|2[0-3])[:.h][0-5]\d(?::[0-5]\d)?(?: ?[ap]\.? ?m\.?)?$/i
export const COMPACT_TIME = /^(?:[01]\d|2[0-3])[0-5]\d$/

/** `12.50`, `0,850`, `1,250.00`. */
export const DECIMAL = /^[-+]?\d{1,3}(?:[.,]?\d{3})*[.,]\d{1,7}$/
export const WEIGHT = /^\d+(?:[.,]\d+)? ?(?:kgs?|g|gr|grams?|lbs?|oz|t|公斤|千克|克|斤)\.?$/i
export const SIZE = /^\d{1,4}(?:[.,]\d+)?(?: ?[x×*] ?\d{1,4}(?:[.,]\d+)?){1,2} ?(?:cm|mm|in)?$/i
const CURRENCY =
  '(?:[$€£¥₩₹元円圓]|US\\$|HK\\$|NT\\$|R\\$|S/|USD|EUR|GBP|CNY|RMB|HKD|TWD|JPY|MXN|COP|CLP|PEN|ARS|BRL|kr|zł)'
export const PRICE = new RegExp(
  `^(?:-?${CURRENCY} ?-?\\d[\\d.,]*|-?\\d[\\d.,]* ?${CURRENCY})$`,
  'i',
)
export const PIECES =
  /^(?:[x×] ?\d{1,3}|\d{1,3} ?(?:x|×|%|pcs?|pieces?|uds?|units?|件|个|個|pz|stk))\.?$/i

/** With a plus, brackets, or grouped digits. */
export const PHONE =
  /^(?:\+\d[\d ().-]{6,17}|\(\d{2,5}\) ?\d[\d -]{5,11}|0\d{1,4}[ -]\d{2,4}[ -]\d{3,4}|\d{2,4}[ .-]\d{3}[ .-]\d{3,4}|\d{3}(?: \d{2}){3}|\d{4} \d{4}|0\d(?:[ .]\d{2}){4}|\d{3}[ -]\d{4}[ -]\d{4})$/
/** Only digits, with the first digits of Hong Kong, Spain, France, North America, Colombia, India, China, Brazil. */
export const BARE_PHONE =
  /^(?:[5689]\d{7}|[679]\d{8}|0\d{9,10}|[2-9]\d{2}[2-9]\d{6}|3[0-2]\d{8}|[6-9]\d{9}|1[3-9]\d{9}|1[2-9]\d{2}[2-9]\d{6}|[1-9]\d9\d{8})$/
/** With a country code but without a plus. */
export const COUNTRY_PHONE =
  /^(?:00)?(?:1|3\d|4\d|5[1-8]|6[0-6]|7|8[1246]|9[0-8]|852|853|886|351|353|50[2-7]|59[1358])\d{8,11}$/

/** With letters or a separator: Britain, Canada, the Netherlands, Japan, Brazil, Portugal, Poland, North America. */
export const POSTCODE =
  /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[1-9]\d{3} ?[A-Z]{2}|\d{3}-\d{4}|\d{5}-\d{3,4}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3} \d{2})$/
/** `D-80331`: with the country in front, as in Europe. */
export const COUNTRY_POSTCODE =
  /^(?:D|A|CH|E|F|I|L|B|NL|P|S|FI|DE|FR|ES|AT|IT|PT|BE|SI|LT|LV|MD)[- ]\d{4,5}$/

export const INVOICE =
  /^(?:inv|invoice|fac|fact|factura|fv|ft|fra|rechnung|rg|rnr|bill|nf|nfe|发票|發票|fp|票)[-_/ #.:]?(?:\p{L}{0,3}[-_/]?)\d/iu
/** Letters, year and number, as accounting programs number documents: F2026/0012, RE-2026-0012. */
export const NUMBER_OF_YEAR = /^[A-Z]{1,2}[-_/]?20[12]\d[-_/]\d{1,6}$/i
export const SKU =
  /^(?:sku|art|item|prod|prd|mpn|upc|ean|isbn|asin|model|mod|variant)[-_/ #.:]?[\p{L}\d]|^B0[A-Z\d]{8}$|[-_/](?:X{0,3}[SL]|M|\dXL)$/iu
/** Two words, then a number: TSH-RED-042. */
export const SKU_PARTS = /^\p{L}{2,8}[-_/]\p{L}{2,8}[-_/]?\d{1,4}$/u
/** A short name and two digits: TEE52. A shop's order numbers soon have more digits. */
export const SHORT_ARTICLE = /^\p{L}{2,5}[-_]?\d{1,2}$/u
/** The size or colour at the end of an article number. */
export const SKU_END = /^\D*\d.*[-_/]\p{L}{1,8}$/su

export const ORDER =
  /^(?:#[A-Z]{0,6}-?\d[\w-]*|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{3}-\d{7}-\d{7}|\d{2}-\d{5}-\d{5}|(?:order|ord|so|po|ped|pedido|bestellung|web|cmd|주문)[-_/ #.:]?(?:\p{L}{0,4}[-_/])?\d[\p{L}\d_/. -]*|(?:订单|訂單|注文)\S+)$/iu

/** International post, UPS, USPS, and prefixes of large couriers, which no shop uses for its orders. */
export const PARCEL =
  /^(?:[A-Z]{2}\d{9}[A-Z]{2}|1Z[0-9A-Z]{16}|(?:420\d{5})?9\d{21}|SF\d{12,13}|YT\d{13,16}|JT\d{13}|JJD\d{16,}|TBA\d{12}|4PX\d{13,})$/i

/** `1.`, `2)`: list numbers. */
export const LIST_NUMBER = /^\d{1,4}[.)]$/

/** An ID: letters, digits and characters that join them. */
export const ID = /^[#\p{L}\p{N}][\p{L}\p{N}\-_/#.:]{0,49}$/u

export const PERSON =
  /^(?:\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,4}|\p{Lu}[\p{L}'’-]+, ?\p{Lu}[\p{L}'’. -]+|\p{sc=Han}{2,4}|\p{sc=Hangul}{2,4}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,5}[ 　][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,6})$/u
/** A house number with words, or words for streets and districts in languages without spaces. */
export const ADDRESS =
  /^(?:(?!\p{L}{3}).)*\p{L}{3}[^ ,\r\n]*[ ,].*\d|^(?:(?!\d[A-Za-z]?,? ).)*\d[A-Za-z]?,? .*\p{L}{3}|(?<!\S)[^\s路街道号號區区市县縣省村弄巷楼樓室]*[路街道号號區区市县縣省村弄巷楼樓室]\S*\d|(?<!\S)[^\s\d]*\d\S*[号號室楼樓丁]|丁目|[동로길] ?\d/mu

const COUNTRY_CODES =
  'AE AR AT AU BE BG BO BR CA CH CL CN CO CR CZ DE DK DO EC EE EG ES FI FR GB GR GT HK HN HR HU ID IE IL IN IT JP KR LT LU LV MA MO MX MY NI NL NO NZ PA PE PH PL PT PY RO RS RU SA SE SG SI SK SV TH TR TW UA UK US UY VE VN ZA'
const COUNTRY_NAMES =
  'spain españa france germany deutschland alemania italy italia portugal mexico méxico colombia chile peru perú argentina brazil brasil china japan japón korea usa alemanha frança itália espanha méxico uruguai paraguai bolívia japão united states|united kingdom|hong kong|singapore taiwan canada australia netherlands belgium poland austria switzerland 中国 香港 台湾 日本 美国 英国 德国 法国 西班牙 中國 台灣 美國 英國 德國 法國'
const COUNTRIES = new Set([
  ...COUNTRY_CODES.toLowerCase().split(' '),
  ...COUNTRY_NAMES.split(/[ |]/),
  'united states',
  'estados unidos',
  'reino unido',
  'united kingdom',
  'hong kong',
])
export const isCountry = (text: string): boolean => COUNTRIES.has(text.toLowerCase())

const STATUSES = new Set(
  `shipped sent delivered pending processing open closed paid unpaid refunded fulfilled unfulfilled cancelled canceled
  complete completed packed ready new returned dispatched hold on hold|in transit|out for delivery|yes no true false y n si sí
  ok done urgent express standard normal enviado enviada entregado entregada pendiente pagado preparado procesando cancelado
  devuelto completado abierto cerrado nuevo entregue pendente pago paga faturado faturada despachado despachada
  postado postada devolvido devolvida concluído concluída aguardando separado não nao sim em trânsito|em andamento versendet offen bezahlt geliefert expédié livré payé spedito consegnato
  已发货 未发货 待发货 已签收 已付款 未付款 已完成 处理中 运输中 已取消 是 否 已發貨 未發貨 待發貨 已簽收 處理中 運輸中`.split(
    /[\s|]+/,
  ),
)
/** Whether a cell is a word for the state of an order. */
export const isStatus = (text: string): boolean => {
  const plain = text.toLowerCase()
  return STATUSES.has(plain) || plain.split(/\s+/).every((word) => STATUSES.has(word))
}

/** Whether digits end in the check digit of an article number (EAN-8, UPC, EAN-13). */
export function isEan(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,13})$/.test(text)) return false
  let sum = 0
  for (let index = 0; index < text.length; index += 1)
    sum += Number(text[index]) * ((text.length - index) % 2 === 0 ? 3 : 1)
  return sum % 10 === 0
}
