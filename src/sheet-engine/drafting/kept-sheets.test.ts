import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openStore } from '#storage/indexed-db.ts'
import type { Store } from '#storage/store.ts'
import { nameStore } from '#testing/sheets/draft-client.ts'
import type { SheetInput } from '#sheet-engine/reading/read-sheet.ts'
import { keepSheets } from './kept-sheets.ts'
import { createSession } from './session.ts'

const INPUT: SheetInput = { kind: 'bytes', bytes: new Blob(['Order ID,Tracking number']) }

test('a sheet that is added while the store is asked can have its columns changed afterwards', async () => {
  const session = createSession(true)
  const store = await openStore(nameStore())
  const slow: Store = {
    ...store,
    listSheets: () => {
      session.sheets.set(7, INPUT)
      return store.listSheets()
    },
  }
  await keepSheets(slow, session)
  expect(session.sheets.get(7)).toBe(INPUT)
})

test('the first sheet after an upload is not forgotten together with the last one', async () => {
  const session = createSession(true)
  const next: SheetInput = { kind: 'bytes', bytes: new Blob(['Order ID']) }
  const store = await openStore(nameStore())
  session.sheets.set(0, INPUT)
  const slow: Store = {
    ...store,
    listSheets: () => {
      session.sheets.set(0, next)
      return store.listSheets()
    },
  }
  await keepSheets(slow, session)
  expect(session.sheets.get(0)).toBe(next)
})

test('a sheet of which no row is left is forgotten', async () => {
  const session = createSession(true)
  session.sheets.set(7, INPUT)
  await keepSheets(await openStore(nameStore()), session)
  expect(session.sheets.has(7)).toBe(false)
})
