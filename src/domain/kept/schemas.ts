import { COLUMN_KINDS, type ColumnKind } from '#domain/columns/column-kind.ts'
import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { Evidence } from '#domain/columns/evidence.ts'
import type { Reading } from '#domain/sheet/reading.ts'
import { ENCODINGS } from '#domain/sheet/text/encoding/decode.ts'
import {
  isRequired,
  TRACKING_FIELDS,
  type RowSource,
  type TrackingEntry,
} from '#domain/entry/tracking-entry.ts'
import * as z from 'zod/mini'

/*
 * Schemas that several stored records share. Lists of thousands of items (rows, positions, outcomes) are only checked
 * item by item and returned as they are; everything else is parsed.
 */

type Fields = Readonly<Record<string, unknown>>

export const isObject = (kept: unknown): kept is Fields => typeof kept === 'object' && kept !== null

/** An object that may have more fields, written by a later release. */
export const object = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.looseObject(shape) as unknown as z.ZodMiniObject<Shape>

/** An optional field. */
export function maybe<Value>(schema: z.ZodMiniType<Value>) {
  return z.optional(schema) as unknown as z.ZodMiniExactOptional<z.ZodMiniType<Value>>
}

export const arrayOf = <Item>(item: z.ZodMiniType<Item>) => z.readonly(z.array(item))

/** A list of thousands of items, each only checked. */
export const manyOf = <Item>(isItem: (item: unknown) => item is Item) =>
  z.custom<readonly Item[]>((kept: unknown) => Array.isArray(kept) && kept.every(isItem))

export const isText = (kept: unknown): kept is string => typeof kept === 'string'
export const isTextOrNull = (kept: unknown): kept is string | null => kept === null || isText(kept)
export const isNumber = (kept: unknown): kept is number => typeof kept === 'number'
export const isCount = (kept: unknown): kept is number =>
  Number.isSafeInteger(kept) && Number(kept) >= 0

/** Returns a check for a pair. */
export const pairOf =
  <First, Second>(
    isFirst: (kept: unknown) => kept is First,
    isSecond: (kept: unknown) => kept is Second,
  ) =>
  (kept: unknown): kept is readonly [First, Second] =>
    Array.isArray(kept) && kept.length === 2 && isFirst(kept[0]) && isSecond(kept[1])

export const mapOf = <Key, Item>(
  isKey: (kept: unknown) => kept is Key,
  item: z.ZodMiniType<Item>,
) =>
  z.custom<ReadonlyMap<Key, Item>>(
    (kept) =>
      isA('Map')(kept) &&
      [...(kept as Map<unknown, unknown>)].every(
        ([key, value]) => isKey(key) && z.safeParse(item, value).success,
      ),
  )

export const integers = z.custom<Int32Array>(isA('Int32Array'))

/** Checks a class by name, since objects of tests or other windows have classes of their own. */
export function isA(name: string): (kept: unknown) => boolean {
  return (kept) => Object.prototype.toString.call(kept) === `[object ${name}]`
}

export const count = z.custom<number>(isCount)
export const positions = manyOf(isCount)

export const entry = z.custom<TrackingEntry>(
  (kept) =>
    isObject(kept) &&
    TRACKING_FIELDS.every((field) => {
      const value = kept[field]
      return isText(value) || (value === undefined && !isRequired(field))
    }),
)

export const source: z.ZodMiniType<RowSource> = z.union([
  object({ kind: z.literal('file'), name: z.string(), sheet: z.nullable(z.string()) }),
  object({ kind: z.literal('pasted'), number: z.number(), at: z.number() }),
  object({ kind: z.literal('typed') }),
  object({ kind: z.literal('sample') }),
])

/** The column of each field. */
export const mapping = z.custom<Readonly<Record<string, number>>>(
  (kept) => isObject(kept) && Object.values(kept).every(isNumber),
)

// oxlint-disable-next-line promise/valid-params -- a schema, no promise; taken out of `z`, it would bring all of zod
export const columnKind: z.ZodMiniType<ColumnKind> = z.catch(z.enum(COLUMN_KINDS), 'words')

const courierNames = object({ name: z.string(), nameZhCn: z.string(), nameZhHk: z.string() })

const evidence: z.ZodMiniType<Evidence> = z.union([
  object({ kind: z.literal('remembered') }),
  object({ kind: z.literal('platform'), name: z.string() }),
  object({ kind: z.literal('header'), name: z.string() }),
  object({
    kind: z.literal('shape'),
    looksLike: columnKind,
    courier: z.nullable(courierNames),
    count: z.number(),
    of: z.number(),
  }),
])

export const columnMatch: z.ZodMiniType<ColumnMatch> = object({
  headerRow: z.nullable(z.number()),
  mapping,
  found: maybe(mapping),
  evidence: maybe(
    arrayOf(object({ field: z.enum(TRACKING_FIELDS), column: z.number(), evidence })),
  ),
  get first(): z.ZodMiniExactOptional<z.ZodMiniType<ColumnMatch>> {
    return maybe(columnMatch)
  },
  certain: z.boolean(),
  merchantOnly: z.boolean(),
  columns: arrayOf(
    object({
      index: z.number(),
      header: z.nullable(z.string()),
      kind: columnKind,
      cells: maybe(object({ count: z.number(), of: z.number() })),
      isRounded: maybe(z.literal(true)),
      isChecked: maybe(z.literal(true)),
    }),
  ),
  sampleRows: arrayOf(object({ row: z.number(), cells: manyOf(isText) })),
  layout: z.string(),
  furtherColumns: maybe(z.number()),
  platform: maybe(z.string()),
  rowsAre: maybe(z.literal('lines')),
  isReturns: maybe(z.literal(true)),
  statusColumns: maybe(arrayOf(z.number())),
  parcelColumn: maybe(z.number()),
  bundleColumns: maybe(object({ mark: z.number(), size: maybe(z.number()) })),
  furtherNumbers: maybe(arrayOf(z.number())),
  courierNames: maybe(z.number()),
  itemColumn: maybe(z.number()),
})

const encoding = z.enum(ENCODINGS)

export const reading: z.ZodMiniType<Reading> = z.union([
  object({ kind: z.literal('text'), encoding, delimiter: z.nullable(z.string()) }),
  object({ kind: z.literal('markup'), encoding, leavesOutHidden: maybe(z.boolean()) }),
  object({ kind: z.literal('pasted'), leavesOutHidden: z.boolean() }),
  object({ kind: z.literal('workbook'), sheet: z.string(), leavesOutHidden: z.boolean() }),
])

/** The original data of a sheet, to read it again with other columns. */
export const sheet = z.union([
  object({ kind: z.literal('bytes'), bytes: z.custom<ArrayBuffer>(isA('ArrayBuffer')) }),
  object({ kind: z.literal('pasted'), text: z.string(), html: z.string() }),
])

export type KeptSheet = z.infer<typeof sheet>
