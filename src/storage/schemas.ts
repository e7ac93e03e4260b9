import type { ColumnMatch } from '#domain/columns/column-match.ts'
import type { Reading } from '#domain/sheet/reading.ts'
import {
  isRequired,
  TRACKING_FIELDS,
  type RowSource,
  type TrackingEntry,
} from '#domain/entry/tracking-entry.ts'
import * as z from 'zod/mini'

/*
 * Parts that several kept records share. Unknown fields are allowed everywhere: a later release may have written them.
 */

type Fields = Readonly<Record<string, unknown>>

export const isObject = (kept: unknown): kept is Fields => typeof kept === 'object' && kept !== null

/** A field that an earlier release may not have written. */
export function maybe<Value>(schema: z.ZodMiniType<Value>) {
  return z.optional(schema) as unknown as z.ZodMiniExactOptional<z.ZodMiniType<Value>>
}

/** A shape for what is handed on as a whole: the type says more of its parts than is looked at. */
export const shape = <Value>(schema: z.ZodMiniType): z.ZodMiniType<Value> =>
  schema as z.ZodMiniType<Value>

export const arrayOf = <Item>(item: z.ZodMiniType<Item>) => z.readonly(z.array(item))

/** What has many items and is checked as a whole alone, and handed on as it is. */
export const list = <Item>() => z.custom<readonly Item[]>(Array.isArray)
export const mapOf = <Key, Item>() => z.custom<ReadonlyMap<Key, Item>>(isA('Map'))
export const setOf = <Item>() => z.custom<ReadonlySet<Item>>(isA('Set'))
export const integers = z.custom<Int32Array>(isA('Int32Array'))

/** By its name: what a test or another window made has a class of its own. */
export function isA(name: string): (kept: unknown) => boolean {
  return (kept) => Object.prototype.toString.call(kept) === `[object ${name}]`
}

type Kinds = readonly [z.ZodMiniObject, ...z.ZodMiniObject[]]

/** One of several shapes, told by one field. zod's own union of that kind is too large for the first page. */
export function oneOf<const Options extends Kinds>(key: string, options: Options) {
  const kinds = options.map((option) => ({ option, kind: option.shape[key] ?? z.never() }))
  return z.custom<z.output<Options[number]>>((kept) => {
    if (!isObject(kept)) return false
    const found = kinds.find(({ kind }) => z.safeParse(kind, kept[key]).success)
    return found !== undefined && z.safeParse(found.option, kept).success
  })
}

export const count = z.custom<number>(
  (kept: unknown) => typeof kept === 'number' && Number.isSafeInteger(kept) && kept >= 0,
)
export const positions = arrayOf(count)

export const entry = z.custom<TrackingEntry>(
  (kept) =>
    isObject(kept) &&
    TRACKING_FIELDS.every((field) => {
      const value = kept[field]
      return typeof value === 'string' || (value === undefined && !isRequired(field))
    }),
)

export const source: z.ZodMiniType<RowSource> = oneOf('kind', [
  z.object({
    kind: z.literal('file'),
    name: z.string(),
    sheet: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('pasted'), number: z.number() }),
  z.object({ kind: z.enum(['typed', 'sample']) }),
])

/** Numbers by name. */
export const numbers = z.custom<Readonly<Record<string, number>>>(
  (kept) => isObject(kept) && Object.values(kept).every((value) => typeof value === 'number'),
)

export const columnMatch = shape<ColumnMatch>(
  z.object({
    headerRow: z.nullable(z.number()),
    mapping: numbers,
    certain: z.boolean(),
    merchantOnly: z.boolean(),
    columns: z.array(z.object({ index: z.number(), header: z.nullable(z.string()) })),
    layout: z.string(),
  }),
)

export const reading = shape<Reading>(
  z.object({ kind: z.enum(['text', 'markup', 'pasted', 'workbook']) }),
)

/** A sheet as it was read, to read it again with other columns. */
export const sheet = oneOf('kind', [
  z.object({ kind: z.literal('bytes'), bytes: z.custom<ArrayBuffer>(isA('ArrayBuffer')) }),
  z.object({ kind: z.literal('pasted'), text: z.string(), html: z.string() }),
])

export type KeptSheet = z.infer<typeof sheet>
