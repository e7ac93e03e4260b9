import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { SourceId } from '#domain/draft/row/row.ts'
import { openStore } from '#storage/indexed-db.ts'
import type { Store } from '#storage/store.ts'
import { nameStore } from '#testing/sheets/draft-client.ts'
import type { SheetInput } from '#worker/reading/read-sheet.ts'
import { keepSheets, whileInUse } from './kept-sheets.ts'
import { createSession } from './session.ts'

const SHEET = 7 as SourceId
const INPUT: SheetInput = { kind: 'bytes', bytes: new Blob(['Order ID,Tracking number']) }

test('the columns of a sheet that was added while the store was read can be changed', async () => {
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

test('a file that is being read stays, although its question is answered and its rows aren’t there yet', async () => {
  const session = createSession(true)
  const store = await openStore(nameStore())
  session.sheets.set(SHEET, INPUT)
  await whileInUse(session, SHEET, () => keepSheets(store, session))
  expect(session.sheets.get(SHEET)).toBe(INPUT)
  expect(await store.listSheets()).toEqual([SHEET])
  await keepSheets(store, session)
  expect(await store.listSheets()).toEqual([])
})

test('a sheet without rows is deleted', async () => {
  const session = createSession(true)
  session.sheets.set(SHEET, INPUT)
  await keepSheets(await openStore(nameStore()), session)
  expect(session.sheets.has(SHEET)).toBe(false)
})
