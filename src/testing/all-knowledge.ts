import { loadListKnowledge } from '#domain/couriers/list/load-knowledge.ts'
import type { Knowledge } from '#domain/draft/issues/knowledge.ts'

/** The formats and couriers of the public lists, as the checks have them once a courier was needed. */
export async function loadAllKnowledge(): Promise<Knowledge> {
  const { loadCouriers, awaitCouriers: _, ...numbers } = await loadListKnowledge()
  return { ...numbers, ...(await loadCouriers()) }
}
