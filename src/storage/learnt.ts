import { oppositeLayout } from '#domain/columns/layout-name.ts'
import { codeFor, rememberChosen } from '#domain/couriers/list/courier-memory.ts'
import { rememberUpload, talliedOf } from '#domain/couriers/memory/group-memory.ts'
import { ruleKey } from '#domain/couriers/rules/courier-rule.ts'
import { type Database, finish, type KeptChoice, loadReaders } from './database.ts'
import type { LearntStore } from './store.ts'

const LEARNT = ['layouts', 'seenCouriers', 'courierMemory'] as const

/** Batch size, since writing thousands of couriers at once would block the page. */
const COURIERS_AT_ONCE = 250

export function createLearntStore(database: () => Database): LearntStore {
  return {
    listLayouts: async () => {
      const { readable, readLayout } = await loadReaders()
      const layouts = readable(await database().getAll('layouts'), readLayout)
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
      const { readable, readSeenCourier } = await loadReaders()
      const seen = readable(await database().getAll('seenCouriers'), readSeenCourier)
      return seen
        .sort((one, other) => other.lastSeen - one.lastSeen)
        .map(({ candidate }) => candidate)
    },
    rememberCouriers: async (candidates, at) => {
      for (let from = 0; from < candidates.length; from += COURIERS_AT_ONCE) {
        const transaction = database().transaction('seenCouriers', 'readwrite')
        const puts = candidates
          .slice(from, from + COURIERS_AT_ONCE)
          .map(async (candidate) =>
            transaction.store.put({ key: candidate.key, candidate, lastSeen: at }),
          )
        await finish(transaction, Promise.all(puts))
      }
    },
    readChosen: async (shop) => {
      const { readable, readChosenCourier } = await loadReaders()
      const kept = await database().getAll('courierMemory', ofKind('name'))
      return new Map(readable(kept, readChosenCourier).map((one) => [one.key, codeFor(one, shop)]))
    },
    rememberChosen: async (chosen, at, shop) => {
      const { readChosenCourier } = await loadReaders()
      const transaction = database().transaction('courierMemory', 'readwrite')
      const puts = chosen.map(async (one) => {
        const before = readChosenCourier(await transaction.store.get([one.kind, one.key]))
        await transaction.store.put({ ...rememberChosen(before, one, shop), at })
      })
      await finish(transaction, Promise.all(puts))
    },
    ...createChoiceStore(database),
    ...createRuleStore(database),
    ...createUnreadableStore(database),
  }
}

const ofKind = (kind: KeptChoice['kind']) => IDBKeyRange.bound([kind], [kind, []])

function createChoiceStore(
  database: () => Database,
): Pick<LearntStore, 'readGroupMemories' | 'rememberChoices'> {
  return {
    readGroupMemories: async () => {
      const { readable, readGroupMemory } = await loadReaders()
      const kept = await database().getAll('courierMemory', ofKind('group'))
      return new Map(readable(kept, readGroupMemory).map(({ key, memory }) => [key, memory]))
    },
    rememberChoices: async (upload, tallies) => {
      const { readGroupMemory } = await loadReaders()
      const tallied = talliedOf(upload)
      const transaction = database().transaction('courierMemory', 'readwrite')
      const puts = [...tallies].map(async ([key, { shape, ...tally }]) => {
        const before = readGroupMemory(await transaction.store.get(['group', key]))?.memory
        const memory = rememberUpload(before, shape, { ...tally, ...tallied })
        await transaction.store.put({ kind: 'group', key, memory })
      })
      await finish(transaction, Promise.all(puts))
    },
  }
}

function createRuleStore(
  database: () => Database,
): Pick<LearntStore, 'readRules' | 'keepRules' | 'forgetRule'> {
  return {
    readRules: async () => {
      const { readable, readKeptRule } = await loadReaders()
      const kept = await database().getAll('courierMemory', ofKind('rule'))
      return readable(kept, readKeptRule).map(({ rule }) => rule)
    },
    keepRules: async (rules) => {
      const transaction = database().transaction('courierMemory', 'readwrite')
      const puts = rules.map(async (rule) =>
        transaction.store.put({ kind: 'rule', key: ruleKey(rule), rule }),
      )
      await finish(transaction, Promise.all(puts))
    },
    forgetRule: (rule) => database().delete('courierMemory', ['rule', ruleKey(rule)]),
  }
}

function createUnreadableStore(
  database: () => Database,
): Pick<LearntStore, 'countUnreadable' | 'forgetUnreadable'> {
  return {
    countUnreadable: async () => {
      const { LEARNT_READERS, readable } = await loadReaders()
      const transaction = database().transaction(LEARNT)
      const counts = LEARNT.map(async (name) => {
        const records = await transaction.objectStore(name).getAll()
        return records.length - readable<unknown>(records, LEARNT_READERS[name]).length
      })
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
    },
    forgetUnreadable: async () => {
      const { LEARNT_READERS } = await loadReaders()
      const transaction = database().transaction(LEARNT, 'readwrite')
      const deletions = LEARNT.map(async (name) => {
        const store = transaction.objectStore(name)
        for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue())
          if (LEARNT_READERS[name](cursor.value) === null) await cursor.delete()
      })
      await finish(transaction, Promise.all(deletions))
    },
  }
}
