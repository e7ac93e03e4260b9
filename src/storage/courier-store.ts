import type { CourierCandidate } from '#domain/entry/upload-result.ts'
import type { Database } from './database.ts'
import { finish } from './upload-store.ts'

/** Keeps couriers that an answer of this service offered; what was kept under the same key is replaced. */
export async function rememberCouriers(
  database: Database,
  candidates: readonly CourierCandidate[],
  at: number,
): Promise<void> {
  const transaction = database.transaction('seenCouriers', 'readwrite')
  const puts = candidates.map(async (candidate) =>
    transaction.store.put({ key: candidate.key, candidate, lastSeen: at }),
  )
  await finish(transaction, Promise.all(puts))
}

/** The couriers that this service's answers have offered, those seen last first. */
export async function readSeenCouriers(database: Database): Promise<readonly CourierCandidate[]> {
  const seen = await database.getAll('seenCouriers')
  return seen.sort((one, other) => other.lastSeen - one.lastSeen).map(({ candidate }) => candidate)
}
