import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import * as z from 'zod/mini'
import { maybe, numbers } from './schemas.ts'

export const layout = z.looseObject({
  layout: z.string(),
  mapping: numbers,
  at: z.number(),
  headers: maybe(z.nullable(z.array(z.string()))),
  kinds: maybe(z.array(z.string())),
})

const candidate: z.ZodMiniType<CourierCandidate> = z.looseObject({
  key: z.string(),
  name: z.string(),
  nameZhCn: z.string(),
  nameZhHk: z.string(),
  country: z.string(),
  countryIso: z.string(),
  url: z.string(),
  group: z.string(),
})

export const seenCourier = z.looseObject({ candidate, lastSeen: z.number() })

export const chosenCourier = z.looseObject({
  kind: z.enum(['name', 'shape']),
  key: z.string(),
  code: z.string(),
})
