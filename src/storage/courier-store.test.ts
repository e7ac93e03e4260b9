import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { readSeenCouriers, rememberCouriers } from './courier-store.ts'
import { openDatabase } from './database.ts'

const POST = aCandidate({ key: '3011', name: 'China Post' })
const EMS = aCandidate({ key: '3013', name: 'China EMS' })

test('couriers that were seen last come first, each once and as it was named last', async () => {
  const database = await openDatabase('seen couriers')
  expect(await readSeenCouriers(database)).toEqual([])
  await rememberCouriers(database, [POST, EMS], 1000)
  await rememberCouriers(database, [{ ...EMS, name: 'EMS' }], 2000)
  expect(await readSeenCouriers(database)).toEqual([{ ...EMS, name: 'EMS' }, POST])
})

test('couriers of another service are not among them', async () => {
  await rememberCouriers(await openDatabase('one service'), [POST], 1000)
  expect(await readSeenCouriers(await openDatabase('another service'))).toEqual([])
})
