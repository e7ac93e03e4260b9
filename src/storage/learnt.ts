import { oppositeLayout } from '#domain/columns/remembered-match.ts'
import { type Database, finish } from './database.ts'
import type { LearntStore } from './store.ts'

export function createLearntStore(database: () => Database): LearntStore {
  return {
    listLayouts: async () => {
      const layouts = await database().getAll('layouts')
      return layouts.sort((one, other) => other.at - one.at)
    },
    rememberLayout: async (layout) => {
      const transaction = database().transaction('layouts', 'readwrite')
      const { store } = transaction
      const writes = [store.put(layout), store.delete(oppositeLayout(layout.layout))]
      await finish(transaction, Promise.all(writes))
    },
    forgetLayout: (layout) => database().delete('layouts', layout),
    forgetLayouts: () => database().clear('layouts'),
    readSeenCouriers: async () => {
      const seen = await database().getAll('seenCouriers')
      return seen
        .sort((one, other) => other.lastSeen - one.lastSeen)
        .map(({ candidate }) => candidate)
    },
    rememberCouriers: async (candidates, at) => {
      const transaction = database().transaction('seenCouriers', 'readwrite')
      const puts = candidates.map(async (candidate) =>
        transaction.store.put({ key: candidate.key, candidate, lastSeen: at }),
      )
      await finish(transaction, Promise.all(puts))
    },
    readChosen: async (kind) => {
      const range = IDBKeyRange.bound([kind], [kind, []])
      const chosen = await database().getAll('courierMemory', range)
      return new Map(chosen.map(({ key, code }) => [key, code]))
    },
    rememberChosen: async (chosen, at) => {
      const transaction = database().transaction('courierMemory', 'readwrite')
      const puts = chosen.map(async (one) => transaction.store.put({ ...one, at }))
      await finish(transaction, Promise.all(puts))
    },
  }
}
