import { isA, maybe, object } from '#base/schemas.ts'
import type { Reading } from './reading.ts'
import { ENCODINGS } from '#domain/sheet/text/encoding/decode.ts'
import * as z from 'zod/mini'

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
