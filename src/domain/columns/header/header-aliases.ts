import { addTo } from '#base/group-by.ts'
import { TRACKING_FIELDS, type TrackingField } from '#domain/entry/tracking-entry.ts'
import { headerKey, headerWords } from './normalize-header.ts'

/**
 * Certainty of a header's meaning. `exact`: a known name; `secondary`: a known name that yields to an exact one;
 * `contained`: a known name among other words; `doubtful`: a known name with other meanings too.
 */
export type Strength = 'exact' | 'secondary' | 'contained' | 'doubtful'

/** Possible fields of a header, the more likely one first; empty for a decoy or an unknown name. */
export type HeaderMeaning = {
  readonly fields: readonly TrackingField[]
  readonly strength: Strength
  readonly isDecoy: boolean
}

/** A known name to find inside longer headers. */
export type AliasPhrase = {
  readonly text: string
  readonly key: string
  readonly field: TrackingField
}

export type HeaderAliases = {
  readonly meanings: ReadonlyMap<string, HeaderMeaning>
  /** The longest first, since "merchant order number" contains "order number". */
  readonly phrases: readonly AliasPhrase[]
  /** Whether a text names a common courier; without it, none is known. */
  readonly isCourierWord?: (text: string) => boolean
}

export type AliasNames = {
  readonly fields: Readonly<Record<TrackingField, readonly string[]>>
  readonly decoys: readonly string[]
}

/** The more likely field comes first for names that mean two fields. */
const LIKELIER_FIRST = [...new Set<TrackingField>(['trackingId', ...TRACKING_FIELDS])]

/** Names for secondary order numbers, and custom fields that may hold one. */
const SECONDARY = keysOf([
  'Sales Record Number',
  'PO #',
  'Purchase Order #',
  'external_order_id',
  'increment_id',
  'GoQ管理番号',
  'Folio',
  'Belegnummer',
  'carrier_name_other',
  'Custom Field 1',
  'Reference 2',
])

/** Names for couriers and many others, where the cells decide. */
const WEAK = keysOf([
  'Provider',
  'Proveedor',
  'Fornecedor',
  'Prestataire',
  'Anbieter',
  'Dienstleister',
  '服务商',
  '服務商',
])

/** Names listed under one field that as often mean another. */
const SAID_OF_BOTH: ReadonlyMap<string, TrackingField> = new Map([['iddepedido', 'orderId']])

/** Too common inside other headers: "order date", "tracking status", "reference price". */
const NOT_INSIDE_OTHERS = keysOf(
  `order name reference referencia référence referenz pedido orden commande auftrag folio slug shipper objeto
  tracking seguimiento rastreo rastreio rastreamento suivi localizador bestellung заказ zamówienie objednávka ordine bestelling
  sipariş beställning rendelés comandă παραγγελία pesanan 订单 訂單 sendung трек przesyłka zásilka zending`.split(
    /\s+/,
  ),
)

/** Builds the tables from about five hundred names, in a few milliseconds. */
export function buildAliases(names: AliasNames): HeaderAliases {
  const decoys = keysOf(names.decoys)
  const fieldsByKey = groupByKey(names)
  const meanings = new Map<string, HeaderMeaning>()
  for (const key of decoys) meanings.set(key, { fields: [], strength: 'exact', isDecoy: true })
  for (const [key, fields] of fieldsByKey) {
    meanings.set(key, { fields, strength: strengthOf(key, fields, decoys), isDecoy: false })
  }
  return { meanings, phrases: phrasesOf(names, meanings) }
}

function groupByKey({ fields }: AliasNames): ReadonlyMap<string, readonly TrackingField[]> {
  const byKey = new Map<string, TrackingField[]>()
  for (const field of LIKELIER_FIRST) {
    for (const key of keysOf(fields[field])) addTo(byKey, key, field)
  }
  for (const [key, field] of SAID_OF_BOTH) byKey.set(key, [field, ...(byKey.get(key) ?? [])])
  return byKey
}

function strengthOf(
  key: string,
  fields: readonly TrackingField[],
  decoys: ReadonlySet<string>,
): Strength {
  if (fields.length > 1 || decoys.has(key)) return 'doubtful'
  if (WEAK.has(key)) return 'contained'
  return SECONDARY.has(key) ? 'secondary' : 'exact'
}

function phrasesOf(
  names: AliasNames,
  meanings: ReadonlyMap<string, HeaderMeaning>,
): readonly AliasPhrase[] {
  return LIKELIER_FIRST.flatMap((field) => names.fields[field].map((name) => phraseOf(name, field)))
    .filter(({ key }) => meanings.get(key)?.strength === 'exact' && !NOT_INSIDE_OTHERS.has(key))
    .sort((a, b) => b.key.length - a.key.length)
}

/** Scripts without spaces are searched anywhere in a header, others by whole words. */
const WITHOUT_SPACES = /[\u0E00-\u0E7F\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/

function phraseOf(name: string, field: TrackingField): AliasPhrase {
  const words = headerWords(name)
  const key = words.join('')
  return { text: WITHOUT_SPACES.test(name) ? key : ` ${words.join(' ')} `, key, field }
}

function keysOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(headerKey))
}
