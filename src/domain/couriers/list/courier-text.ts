import { plainName } from './courier-memory.ts'

/** A courier's text or name, taken apart into `plainName`s. Characters of scripts without blanks are words each. */
export type CourierText = {
  readonly words: readonly string[]
  /** The words outside of brackets. */
  readonly outer: readonly string[]
  /** What stands in brackets. */
  readonly inner: readonly (readonly string[])[]
}

const MARKS = /[®™©℠]/g
const BRACKETED = /[(（[【]([^()（）[\]【】]*)[)）\]】]?/g
const WORDS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]|[^\s_/|,;:+·•–—\-()[\]（）【】]+/gu

function wordsOf(text: string): readonly string[] {
  // A script without blanks ends the word before it, as in `CJ대한통운`.
  const parted = text.replace(/([A-Za-z0-9])(?=[\p{sc=Han}\p{sc=Hangul}])/gu, '$1 ')
  return [...parted.matchAll(WORDS)].map(([word]) => plainName(word)).filter(Boolean)
}

const withoutSigns = (word: string) => word.replace(/[^a-z0-9]/g, '')

/** Takes a courier's text apart, without its signs of trade marks. */
export function readCourierText(text: string): CourierText {
  if (/^[\w &.'-]+$/.test(text)) {
    const words = text
      .toLowerCase()
      .split(/[\s_-]+/)
      .map(withoutSigns)
      .filter(Boolean)
    return { words, outer: words, inner: [] }
  }
  const plain = text.replace(MARKS, ' ').normalize('NFKC')
  return {
    words: wordsOf(plain),
    outer: wordsOf(plain.replace(BRACKETED, ' ')),
    inner: [...plain.matchAll(BRACKETED)].map(([, inside = '']) => wordsOf(inside)),
  }
}

const SPLIT =
  / [-–—>]+ | ?[/|,;:·•>+]+ ?| (?:via|by|or|o|ou|oder|and|y|e|und|et|con|com|mit|with|por|par|durch) /iu

/** The parts of a text that names a platform and a courier, or several couriers; only one when it doesn't. */
export function partsOfText(text: string): readonly string[] {
  const spaced = text.replaceAll(/\s+/g, ' ')
  return spaced.split(SPLIT).filter((part) => /\p{L}/u.test(part))
}

const setOf = (words: string) => new Set(words.split(/\s+/).filter(Boolean))

/** Words that a courier's name may have or lack. */
const GENERIC =
  setOf(`express expres xpress courier couriers logistics logistic logistica logisticas logistik lojistik
  kargo cargo paqueteria mensajeria encomendas transportes transportadora inc ltd limited llc co company corp group
  gmbh sa the`)
const GENERIC_EASTERN = /(?:快递|快运|物流|宅配便|宅配|急便|运输)$/

/** Words of what a courier does with a parcel. They say nothing about which courier it is. */
const SERVICE =
  setOf(`worldwide expedited expedite ground air saver standard priority prioritario prioritaire economy
  economic economica economico eco plus premium pro light lite next day days sameday same overnight first class special
  delivery deliveries tracked signed untracked tracking signature sign for relais relay point pickup pick up dropoff drop
  off locker home house business paket pakete packet paquet paquete parcel parcels packchen paeckchen pakke pakker pakiet
  paczka kurier kurierdienst courier versand standardversand international intl internacional national nacional domestic
  domestico domicile domicilio sans avec i line linea direct directo registered certified reg recommande einschreiben
  certificado registrado epacket small large maxi mini letter carta postkassen hjemmelevering servicepakke pac sedex
  esedex envio envios entrega servicio servico service services shipping shipment ship shipped flat rate free gratis de
  del do da la le al a to with and via ems urgent urgente hour hours guaranteed insured connect smartpost surepost freight
  zone road time definite global world online web pak box tube late early am pm noon morning evening formerly ex now
  rapido rapid fast speed oficina agencia destino retiro coleta balcao package packages mail chrono paq terrestre surface
  aereo aerea terrestrial eparcel mypack collect easy online businessparcel private nextday fulfilled shop to`)
const SERVICE_EASTERN =
  /国际|国内|标准|特快|专递|小包|大包|挂号|平邮|专线|经济|优先|普通|陆运|空运|海运|包裹|速运|速递|快递|物流|小包裹|特惠|标快|택배|便$/g
const MEASURE =
  /^(?:paq|chrono|express)?\d{1,4}(?:h|hr|hrs|hour|day|days|st|nd|rd|th|kg|g|lb|lbs|uur|std|x)?$/

/** The words of a text as one key, like the `plainName` of the whole. */
export function keyOf(words: readonly string[]): string {
  return words.join('').replace(/速[运递]/g, '快递')
}

/** The words of a name that distinguish it, and the general ones among the others. */
export function partGeneric(words: readonly string[]) {
  const own = words.filter((word) => !GENERIC.has(word))
  const text = keyOf(own)
  const core = text.replace(GENERIC_EASTERN, '')
  const general = words.filter((word) => GENERIC.has(word))
  return { core, general: core === text ? general : [...general, text.slice(core.length)] }
}

/** Whether these words only say how a courier delivers. */
export function areService(words: readonly string[]): boolean {
  const eastern = words.filter((word) => /^\p{sc=Han}$/u.test(word)).join('')
  const others = words.filter((word) => !/^\p{sc=Han}$/u.test(word))
  const isPlain = (word: string) => SERVICE.has(word) || GENERIC.has(word) || MEASURE.test(word)
  return others.every(isPlain) && eastern.replaceAll(SERVICE_EASTERN, '') === ''
}

/** A post in the languages of its customers. */
const POST = new Set(
  `post posta poste posten postal posti postoffice correo correos correios poczta почта пошта пощи 邮政 邮局 邮便 우체국 우편`
    .split(' ')
    .map(plainName),
)
const POST_FILLERS = setOf('de do da del of the la di service services office')

/** Whether these words mean the post of a land that stands beside them. */
export function arePost(words: readonly string[]): boolean {
  return POST.has(words.filter((word) => !POST_FILLERS.has(word)).join(''))
}
