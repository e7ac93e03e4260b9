import { arrayOf, isNumber, isObject, isText, manyOf, maybe, object } from '#base/schemas.ts'
import { TRACKING_FIELDS } from '#domain/entry/tracking-entry.ts'
import { COLUMN_KINDS, type ColumnKind } from './column-kind.ts'
import type { ColumnMatch } from './column-match.ts'
import type { Evidence } from './evidence.ts'
import * as z from 'zod/mini'

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
