import * as fc from 'fast-check'
import { anyDigits, anyText, EAN, shaped, TRACKING_NUMBERS } from './any-number.ts'

/** Generates the cells of a column for a number of rows. */
type AnyColumn = (rows: number) => fc.Arbitrary<readonly string[]>

/** Independent cells. */
const each =
  (cell: fc.Arbitrary<string>): AnyColumn =>
  (rows) =>
    fc.array(cell, { minLength: rows, maxLength: rows })

const among = (...values: readonly string[]) => each(fc.constantFrom(...values))

const distinct =
  (cell: fc.Arbitrary<string>): AnyColumn =>
  (rows) =>
    fc.uniqueArray(cell, { minLength: rows, maxLength: rows })

/** Ascending numbers with a prefix. */
const following =
  (...prefixes: readonly string[]): AnyColumn =>
  (rows) =>
    fc
      .record({
        prefix: fc.constantFrom(...prefixes),
        start: fc.oneof(...[20, 9_000, 90_000, 9_000_000_000].map((max) => fc.nat({ max }))),
        step: fc.integer({ min: 1, max: 9 }),
      })
      .map(({ prefix, start, step }) =>
        Array.from({ length: rows }, (_, row) => `${prefix}${start + row * step}`),
      )

/** One of several formats for the whole column. */
const oneOf =
  (...columns: readonly AnyColumn[]): AnyColumn =>
  (rows) =>
    fc.oneof(...columns.map((column) => column(rows)))

const two = (number: number) => String(number).padStart(2, '0')

/** Days of November 2026, either a few repeated ones or consecutive ones. */
const days =
  (write: (day: number) => string): AnyColumn =>
  (rows) =>
    fc.oneof(
      each(fc.constantFrom(10, 11, 12).map(write))(rows),
      fc.constant(Array.from({ length: rows }, (_, row) => write((row % 28) + 1))),
    )

const DECIMALS = ['.', ','].flatMap((point) => [
  each(fc.tuple(fc.nat({ max: 30 }), anyDigits(2)).map((parts) => parts.join(point))),
  each(fc.tuple(fc.nat({ max: 30 }), anyDigits(3)).map((parts) => parts.join(point))),
])

const INITIALS = 'ABCDEFGHKLMN'

/** Typical columns of shops, warehouses and marketplaces. */
const COLUMNS = {
  order: oneOf(
    following('', '#', 'SO-', 'A', 'X-', 'PO 12 ', '2026/', 'ORD-2026-'),
    distinct(shaped('40#-#######-#######')),
    distinct(anyDigits(4)),
    distinct(anyDigits(6)),
    distinct(anyDigits(8)),
    distinct(anyDigits(10)),
    distinct(anyDigits(16)),
    distinct(fc.uuid()),
    distinct(fc.oneof(shaped('X-#'), shaped('A##'), shaped('##'), shaped('C#'))),
    distinct(shaped('202611####')),
    distinct(anyText('abcdefgh', 7)),
  ),
  tracking: (rows) =>
    fc
      .subarray([...TRACKING_NUMBERS], { minLength: 1, maxLength: 2 })
      .chain((formats) => distinct(fc.oneof(...formats))(rows)),
  weight: oneOf(
    ...DECIMALS,
    each(fc.integer({ min: 20, max: 9_000 }).map(String)),
    each(fc.integer({ min: 1, max: 30 }).map((kilograms) => `${kilograms} kg`)),
  ),
  price: oneOf(
    ...DECIMALS,
    each(fc.integer({ min: 100, max: 90_000 }).map(String)),
    each(anyDigits(2).map((euros) => `${euros},90 €`)),
    each(anyDigits(2).map((dollars) => `$1,2${dollars}.00`)),
  ),
  postcode: oneOf(
    distinct(anyDigits(5)),
    distinct(anyDigits(6)),
    distinct(shaped('1##-00##')),
    distinct(shaped('SW#A #AB')),
  ),
  phone: oneOf(
    distinct(shaped('+346########')),
    distinct(shaped('+44 7700 9#####')),
    distinct(shaped('6########')),
    distinct(shaped('138########')),
    distinct(shaped('0## ### ####')),
  ),
  email: distinct(anyText('abcdefgh', 6).map((name) => `${name}@example.com`)),
  sku: oneOf(
    distinct(shaped('MUG-##-BLU')),
    distinct(shaped('TEE##')),
    distinct(anyDigits(6)),
    among('MUG-12-BLU', 'TEE-S-01', 'CAP-07'),
  ),
  ean: oneOf(distinct(EAN), each(EAN)),
  invoice: oneOf(following('', 'INV-', 'F2026/', 'RE-2026-'), distinct(anyDigits(7))),
  date: oneOf(
    days((day) => `2026-11-${two(day)}`),
    days((day) => `202611${two(day)}`),
    days((day) => `${two(day)}/11/2026`),
    days((day) => `${day}.11.26`),
  ),
  time: each(
    fc.tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 })).map((parts) => parts.map(two).join(':')),
  ),
  counter: (rows) => fc.constant(Array.from({ length: rows }, (_, row) => String(row + 1))),
  quantity: each(fc.integer({ min: 1, max: 4 }).map(String)),
  person: each(
    fc
      .tuple(
        fc.constantFrom('Ada', 'Bo', 'Chen', 'Dora', 'Emil', 'Fay', 'María'),
        fc.constantFrom('Byron', 'Li', 'Wei', 'Maar', 'Post', 'López'),
      )
      .map((names) => names.join(' ')),
  ),
  address: each(
    fc
      .tuple(fc.integer({ min: 1, max: 199 }), fc.constantFrom(...INITIALS.split('')))
      .map(([house, letter]) => `${house} ${letter}igh Street`),
  ),
  courierCode: oneOf(among('100002', '3011', '21051'), among('100001'), among('190008', '100012')),
  courierName: oneOf(
    among('UPS', 'DHL Express', 'USPS'),
    among('顺丰速运', '云途物流'),
    among('Correos', 'SEUR', 'MRW'),
  ),
} satisfies Record<string, AnyColumn>

export type ColumnKind = keyof typeof COLUMNS

const HEADERS: Readonly<Record<ColumnKind, readonly string[]>> = {
  order: ['Order ID', 'Order number', 'Nº pedido', '订单号', 'Bestellnummer'],
  tracking: ['Tracking number', 'Nº de seguimiento', '运单号', 'Sendungsnummer'],
  weight: ['Weight', 'Peso', '重量'],
  price: ['Price', 'Importe', '金额'],
  postcode: ['Postcode', 'Código postal', '邮编'],
  phone: ['Phone', 'Teléfono', '手机'],
  email: ['E-mail', 'Correo electrónico'],
  sku: ['SKU', 'Artículo'],
  ean: ['EAN', 'JANコード'],
  invoice: ['Invoice', 'Factura', 'Rechnung'],
  date: ['Date', 'Fecha', '日期'],
  time: ['Time', 'Hora'],
  counter: ['No.', '序号'],
  quantity: ['Qty', 'Cantidad', '数量'],
  person: ['Customer', 'Cliente', '收件人'],
  address: ['Address', 'Dirección', '地址'],
  courierCode: ['Courier code'],
  courierName: ['Carrier', 'Transportista', '物流公司'],
}

export type AnySheet = {
  readonly kinds: readonly ColumnKind[]
  readonly header: readonly string[] | null
  readonly body: readonly (readonly string[])[]
}

const KINDS = Object.keys(COLUMNS) as ColumnKind[]
const isBeside = (kind: ColumnKind | undefined) => kind !== 'order' && kind !== 'tracking'
const BESIDE = KINDS.filter(isBeside)

/** Leaves one of every `every` cells empty. */
const withGaps = (cells: readonly string[], every: number) =>
  cells.map((cell, row) => (row % every === 1 ? '' : cell))

/** One order and one tracking column at any position among columns of other kinds. */
const anyKinds = fc.subarray(BESIDE, { maxLength: 5 }).chain((beside) =>
  fc.shuffledSubarray<ColumnKind>(['order', 'tracking', ...beside], {
    minLength: beside.length + 2,
  }),
)

/** A possible export of a shop, warehouse or marketplace. */
export function anySheet(hasHeader: boolean): fc.Arbitrary<AnySheet> {
  return fc.tuple(anyKinds, fc.integer({ min: 3, max: 20 })).chain(([kinds, rows]) =>
    fc
      .record({
        columns: fc.tuple(...kinds.map((kind) => COLUMNS[kind](rows))),
        header: fc.tuple(...kinds.map((kind) => fc.constantFrom(...HEADERS[kind]))),
        gap: fc.constantFrom(null, null, 3, 5),
      })
      .map(({ columns, header, gap }) => {
        const gapped = columns.map((cells, index) =>
          gap !== null && isBeside(kinds[index]) ? withGaps(cells, gap) : cells,
        )
        return {
          kinds,
          header: hasHeader ? header : null,
          body: Array.from({ length: rows }, (_, row) => gapped.map((cells) => cells[row] ?? '')),
        }
      }),
  )
}
