import { isObject, isText, object } from '#base/schemas.ts'
import {
  isRequired,
  type RowSource,
  TRACKING_FIELDS,
  type TrackingEntry,
} from './tracking-entry.ts'
import * as z from 'zod/mini'

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
