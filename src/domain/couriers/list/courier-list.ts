import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import { parseCouriers } from './parse-couriers.ts'

/** Couriers from a public list, not confirmed by any service; they arrive as a chunk of their own. */
export async function loadCourierList(): Promise<readonly CourierCandidate[]> {
  const { default: stored } = await import('./couriers.json')
  return parseCouriers(stored)
}
