import type { ChosenCourier } from '#domain/couriers/list/courier-memory.ts'
import type { Database } from './database.ts'
import { finish } from './upload-store.ts'

/** Remembers which codes the person chose; the last choice for a name or a shape counts. */
export async function rememberChosen(
  database: Database,
  chosen: readonly ChosenCourier[],
  at: number,
): Promise<void> {
  const transaction = database.transaction('courierMemory', 'readwrite')
  const puts = chosen.map(async (one) => transaction.store.put({ ...one, at }))
  await finish(transaction, Promise.all(puts))
}

/** The codes that were chosen for marks of a kind, by their keys. */
export async function readChosen(
  database: Database,
  kind: ChosenCourier['kind'],
): Promise<ReadonlyMap<string, string>> {
  const range = IDBKeyRange.bound([kind], [kind, []])
  const chosen = await database.getAll('courierMemory', range)
  return new Map(chosen.map(({ key, code }) => [key, code]))
}
