import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { SourceId } from '#domain/draft/row.ts'
import { openStore } from '#storage/indexed-db.ts'
import type { Store } from '#storage/store.ts'
import { nameStore } from '#testing/sheets/draft-client.ts'
import type { SheetInput } from '#sheet-engine/reading/read-sheet.ts'
import { keepSheets, whileInUse } from './kept-sheets.ts'
import { createSession } from './session.ts'

const SHEET = 7 as SourceId
const INPUT: SheetInput = { kind: 'bytes', bytes: new Blob(['Order ID,Tracking number']) }

test('a sheet that is added while the store is asked can have its columns changed afterwards', async () => {
  const session = createSession(true)
  const store = await openStore(nameStore())
  const slow: Store = {
    ...store,
    listSheets: () => {
      session.sheets.set(SHEET, INPUT)
      return store.listSheets()
    },
  }
  await keepSheets(slow, session)
  expect(session.sheets.get(SHEET)).toBe(INPUT)
})

test('a file that is being read stays, though its question is answered and none of its rows is there yet', async () => {
  const session = createSession(true)
  const store = await openStore(nameStore())
  session.sheets.set(SHEET, INPUT)
  await whileInUse(session, SHEET, () => keepSheets(store, session))
  expect(session.sheets.get(SHEET)).toBe(INPUT)
  expect(await store.listSheets()).toEqual([SHEET])
  await keepSheets(store, session)
  expect(await store.listSheets()).toEqual([])
})

test('a sheet of which no row is left is forgotten', async () => {
  const session = createSession(true)
  session.sheets.set(SHEET, INPUT)
  await keepSheets(await openStore(nameStore()), session)
  expect(session.sheets.has(SHEET)).toBe(false)
})
