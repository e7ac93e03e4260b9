import type { TrackingField } from '#domain/entry/tracking-entry.ts'
import { cutEnd } from '#base/cut-end.ts'
import type { ColumnMapping, ColumnMatch } from '#domain/columns/column-match.ts'
import type { HeaderColumn } from '#domain/columns/header/assign-by-header.ts'
import type { MappingSuggestion } from '#domain/columns/cells/assign-by-cells.ts'
import type { ReadColumn } from '#domain/columns/cells/column-kinds.ts'
import { headerKey } from '#domain/columns/header/normalize-header.ts'
import { isSubOrder } from '#domain/columns/header/read-header.ts'
import { suggestByHeader } from '#domain/columns/header/suggest-by-header.ts'
import { PLATFORMS, type Platform } from './platform.ts'
import items from './item-names.json'
import { isStatusHeader } from './read-status.ts'
import { isTitleOfReturns } from './titles.ts'

const DECOY = { fields: [], strength: 'contained', isDecoy: true } as const

/** Indexes of the columns with these names, in the order of the names; for a repeated name, the first column. */
function placesOf(headers: readonly string[], names: readonly string[]): readonly number[] {
  const keys = headers.map(headerKey)
  return names.map((name) => keys.indexOf(headerKey(name))).filter((index) => index !== -1)
}

const placeOf = (headers: readonly string[], name: string | undefined) =>
  name === undefined ? undefined : placesOf(headers, [name])[0]

/** Whether a platform's export has a column of this name that is sent. */
export function isColumnOf({ columns }: Platform, header: string): boolean {
  const { orderId, trackingId = [], courierCode, merchantOrderId } = columns
  const names = [orderId, ...trackingId, courierCode, merchantOrderId]
  return names.some((name) => name !== undefined && headerKey(name) === headerKey(header))
}

/**
 * Maps a platform's export: by the platform's own columns, and by the headers of columns that staff added, such as the
 * number. An export without a number column is certain too: its orders wait.
 */
export function suggestByPlatform(
  platform: Platform,
  headers: readonly HeaderColumn[],
  columns: readonly ReadColumn[],
): MappingSuggestion {
  const texts = headers.map(({ text }) => text)
  const { orderId, trackingId = [], courierCode, merchantOrderId } = platform.columns
  const own: ColumnMapping = withoutGaps({
    orderId: placeOf(texts, orderId),
    trackingId: placesOf(texts, trackingId)[0],
    courier: placeOf(texts, courierCode),
    merchantOrderId: placeOf(texts, merchantOrderId),
  })
  const found = suggestByHeader(withoutOthers(platform, headers, own), columns)
  const mapping = { ...found.mapping, ...own }
  const isKnown = own.orderId !== undefined
  const isAdded = own.trackingId === undefined && found.mapping.trackingId !== undefined
  return { mapping, certain: isKnown && (!isAdded || isSureNumber(headers, columns, mapping)) }
}

/** A column that staff named exactly so, or one that only has tracking numbers. */
function isSureNumber(
  headers: readonly HeaderColumn[],
  columns: readonly ReadColumn[],
  { trackingId = -1 }: ColumnMapping,
): boolean {
  const { strength, fields } = headers[trackingId]?.meaning ?? DECOY
  const isNamed = fields[0] === 'trackingId' && strength === 'exact'
  return isNamed || columns[trackingId]?.kind === 'tracking'
}

/** Hides the headers of columns that have another meaning on the platform. */
function withoutOthers(
  platform: Platform,
  headers: readonly HeaderColumn[],
  own: ColumnMapping,
): readonly HeaderColumn[] {
  const texts = headers.map(({ text }) => text)
  const { notCouriers = [], lineColumns = [], statuses = [], signature } = platform
  const { packageColumn, bundles } = platform
  const others = new Set(
    placesOf(texts, [
      ...notCouriers,
      ...lineColumns,
      ...signature,
      ...statuses.map(({ column }) => column),
      ...(packageColumn === undefined ? [] : [packageColumn]),
      ...(bundles?.mark ?? []),
    ]),
  )
  for (const index of Object.values(own)) others.add(index)
  const isTaken = (field: TrackingField | undefined) => field !== undefined && field in own
  return headers.map((header, index) =>
    others.has(index) || isTaken(header.meaning.fields[0]) ? { ...header, meaning: DECOY } : header,
  )
}

function withoutGaps(places: { readonly [field in TrackingField]?: number | undefined }) {
  const found = Object.entries(places).filter(([, index]) => index !== undefined)
  return Object.fromEntries(found) as ColumnMapping
}

/** Facts about a sheet's rows, besides the columns that are sent. */
export type AboutRows = Pick<
  ColumnMatch,
  | 'platform'
  | 'rowsAre'
  | 'isReturns'
  | 'statusColumns'
  | 'parcelColumn'
  | 'bundleColumns'
  | 'furtherNumbers'
  | 'courierNames'
  | 'itemColumn'
>

/** Finds out what the rows of a sheet are, and which columns have their status. */
export function readAboutRows(
  headers: readonly string[],
  platform: Platform | null,
  mapping: ColumnMapping,
  titles: readonly string[] = [],
): AboutRows {
  const { trackingId, courier } = mapping
  const statusColumns =
    platform?.statuses === undefined
      ? headers.flatMap((header, index) => (isStatusHeader(header) ? [index] : []))
      : placesOf(
          headers,
          platform.statuses.map(({ column }) => column),
        )
  const isOfLines = platform === null ? hasLines(headers) : platform.rows === 'lines'
  const parcelColumn = placeOf(headers, platform?.packageColumn)
  const bundleColumns = readBundleColumns(headers, platform)
  const furtherNumbers = [
    ...placesOf(headers, platform?.columns.trackingId ?? []).slice(1),
    ...furtherOf(headers, trackingId),
  ]
  const courierNames =
    placeOf(headers, platform?.courierOther) ??
    (courier === undefined ? undefined : namesBeside(headers, courier))
  const itemColumn = placeOf(headers, platform?.itemName) ?? itemsBeside(headers, mapping)
  return {
    ...(platform && { platform: platform.id }),
    ...(isOfLines && { rowsAre: 'lines' }),
    ...((platform?.returns === true || titles.some(isTitleOfReturns)) && { isReturns: true }),
    ...(statusColumns.length > 0 && { statusColumns }),
    ...(parcelColumn !== undefined && { parcelColumn }),
    ...(bundleColumns && { bundleColumns }),
    ...(furtherNumbers.length > 0 && { furtherNumbers }),
    ...(courierNames !== undefined && { courierNames }),
    ...(itemColumn !== undefined && { itemColumn }),
  }
}

const COURIER_NAMES = [
  'Carrier Name',
  'carrier_name_other',
  'Other Carrier',
  'Courier Name',
  'Shipping Provider Name',
  'Nombre del transportista',
  'Nome da transportadora',
  'Nom du transporteur',
  '快递公司名称',
  '物流公司名称',
]

/** The column with the courier's name next to one with codes, for rows whose code is `Other`. */
function namesBeside(headers: readonly string[], courier: number): number | undefined {
  return placesOf(headers, COURIER_NAMES).find((index) => index !== courier)
}

function readBundleColumns(headers: readonly string[], platform: Platform | null) {
  const [mark] = placesOf(headers, platform?.bundles?.mark ?? [])
  const size = placeOf(headers, platform?.bundles?.size)
  if (mark === undefined) return null
  return { mark, ...(size !== undefined && { size }) }
}

/** `Tracking 1`, `Tracking 2`: the columns that continue the numbered number column. */
function furtherOf(headers: readonly string[], trackingId = -1): readonly number[] {
  const header = headers[trackingId] ?? ''
  const name = headerKey(countedName(header) ?? header)
  if (name === '') return []
  return headers.flatMap((other, index) => {
    return index > trackingId && headerKey(countedName(other) ?? '') === name ? [index] : []
  })
}

/** `Tracking 2`, `Tracking (2)`, `Box 2 Tracking`: a number with text around it. */
const COUNTED = /^(\D*)\d{1,2}(\D*)$/

/** The name of a numbered column without its number; null for other columns. */
export function countedName(header: string): string | null {
  const found = header.length > 80 ? null : COUNTED.exec(header.normalize('NFKC').trim())
  if (found === null) return null
  const [, before = '', behind = ''] = found
  const parts = [cutEnd(before, /[\s_#(（.-]/), behind.replace(/^[\s_)）.:-]+/, '')]
  const name = parts.filter((part) => part !== '').join(' ')
  return name === '' ? null : name
}

/** The column with item names, by the usual names of shops and warehouses. */
function itemsBeside(headers: readonly string[], mapping: ColumnMapping): number | undefined {
  const used = Object.values(mapping)
  const found = headers.findIndex(
    (header, index) => isHeaderIn(ITEM_HEADERS, header) && !used.includes(index),
  )
  return found === -1 ? undefined : found
}

const keysOf = (names: readonly string[]) =>
  new Set(names.map(headerKey).filter((key) => key !== ''))

const ITEM_HEADERS = keysOf(Object.values(items).flat())

/** Columns that some platforms use for items, and others for the buyer. */
const AMBIGUOUS = keysOf(['Name', 'Title'])

/** Names of columns for items, SKUs, quantities and sub-orders on any platform. */
const LINE_HEADERS = new Set(
  [
    ...keysOf(PLATFORMS.flatMap(({ lineColumns = [] }) => lineColumns)),
    ...keysOf(['SKU', 'Quantity', 'Qty']),
    ...ITEM_HEADERS,
  ].filter((key) => !AMBIGUOUS.has(key)),
)

function isHeaderIn(keys: ReadonlySet<string>, header: string): boolean {
  return header !== '' && header.length <= 80 && keys.has(headerKey(header))
}

function hasLines(headers: readonly string[]): boolean {
  return headers.some((header) => isHeaderIn(LINE_HEADERS, header) || isSubOrder(header))
}

/** The platform with this id; null if this release doesn't know it. */
export function platformOf(id: string | undefined): Platform | null {
  return PLATFORMS.find((platform) => platform.id === id) ?? null
}
