import { expect, test } from 'vitest'
import { aFailure, aJournal, someEntries, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import { earlierEntries } from './earlier-entries.ts'
import type { Fault } from './fault.ts'

const first = someEntries(3)
const EVERYTHING = [0, 1, 2]
const REFUSED: Fault = { kind: 'request-rejected', status: 422, excerpt: '' }
const CORRECTED = { orderId: 'O-0', trackingId: 'CORRECTED' }

type Journal = ReturnType<typeof aJournal>

const sent = () => aJournal(first).submit().request(EVERYTHING)
const answered = () =>
  sent().answer({ acceptedOrders: 2, shipmentFailed: [aFailure(first[0], 'No such order')] })
const doubted = () => sent().fault(TIMEOUT)
const setAside = (journal: Journal) =>
  journal.add({ type: 'set-aside', at: 9000, positions: EVERYTHING, why: '' })

const seen = (journal: Journal) => {
  const upload = { startedAt: 500, first, state: journal.state() }
  return earlierEntries(upload, 0, 3).map(({ status, at }) => [status, at])
}
const thrice = <Told>(told: Told) => [told, told, told]

test.each<[string, Journal, readonly (readonly [string, number])[]]>([
  ['what waits is in line since the press', aJournal(first).submit(), thrice(['in-line', 500])],
  ['what is on its way may be accepted', sent(), thrice(['maybe-accepted', 2000])],
  ['what nobody answered may be accepted', doubted(), thrice(['maybe-accepted', 3000])],
  [
    'what failed is open, the others are accepted',
    answered(),
    [
      ['open', 3000],
      ['accepted', 3000],
      ['accepted', 3000],
    ],
  ],
  [
    'what the service did not name may be accepted',
    sent().answer({ acceptedOrders: 2 }),
    thrice(['maybe-accepted', 3000]),
  ],
  [
    'a doubt is not forgotten while the entry waits to be sent again',
    doubted().submit(EVERYTHING, 'doubt'),
    thrice(['maybe-accepted', 3000]),
  ],
  [
    'a doubt is not forgotten while the entry is on its way again',
    doubted().submit(EVERYTHING, 'doubt').request(EVERYTHING),
    thrice(['maybe-accepted', 5000]),
  ],
  ['what was refused is open', sent().fault(REFUSED), thrice(['open', 3000])],
  [
    'what needs a courier is open',
    sent().answer({
      acceptedOrders: 0,
      shipmentSelectCourier: first.map((one) => ({ ...aFailure(one, ''), possibleCouriers: [] })),
    }),
    thrice(['open', 3000]),
  ],
  ['giving up is no end to a doubt', setAside(doubted()), thrice(['maybe-accepted', 3000])],
  ['what was given up before it left is free', setAside(aJournal(first).submit()), []],
  [
    'what never left goes when the upload goes on',
    sent().fault({ kind: 'not-connected' }),
    thrice(['in-line', 3000]),
  ],
])('%s', (_, journal, expected) => {
  expect(seen(journal)).toEqual(expected)
})

test('a corrected entry is listed as the sheet had it and as it is now', () => {
  const journal = answered().add({ type: 'corrected', at: 9000, position: 0, entry: CORRECTED })
  const upload = { startedAt: 500, first, state: journal.state() }
  expect(earlierEntries(upload, 0, 1)).toMatchObject([
    { trackingId: 'CORRECTED', sentAs: 'CORRECTED', status: 'open' },
    { trackingId: 'T-0', sentAs: 'CORRECTED', status: 'open' },
  ])
})

test.each([
  ['another courier', { courier: '7' }, ['7', '']],
  ['another number of the merchant', { merchantOrderId: 'M' }, ['', '']],
  ['another order', { orderId: 'O-9' }, ['', '']],
  ['nothing in a field that had nothing', { merchantOrderId: '', courier: '' }, ['']],
])(
  'an entry that was given %s is known as the sheet had it too, where that differs',
  (_, about, couriers) => {
    const [entry] = first
    if (!entry) throw new Error('Not enough entries')
    const journal = answered().add({
      type: 'corrected',
      at: 9,
      position: 0,
      entry: { ...entry, ...about },
    })
    const seen = earlierEntries({ startedAt: 500, state: journal.state() }, 0, 1)
    expect(seen.map(({ courier }) => courier)).toEqual(couriers)
    expect(seen.at(-1)).toMatchObject({ orderId: 'O-0', merchantOrderId: '' })
  },
)

test('an empty value of the sheet equals a missing one', () => {
  const sheet = [{ orderId: 'O-0', trackingId: 'T-0', merchantOrderId: '', courier: '' }]
  const entry = { orderId: 'O-0', trackingId: 'T-0' }
  const journal = aJournal(sheet).submit().request([0]).answer({ acceptedOrders: 0 })
  journal.add({ type: 'corrected', at: 9, position: 0, entry })
  const upload = { startedAt: 500, first: sheet, state: journal.state() }
  expect(earlierEntries(upload, 0, 1)).toHaveLength(1)
})

test('an upload is read in parts, and a part may reach beyond its end', () => {
  const upload = { startedAt: 500, first, state: answered().state() }
  const parts = [earlierEntries(upload, 0, 2), earlierEntries(upload, 2, 4)]
  expect(parts.flat()).toEqual(earlierEntries(upload, 0, 3))
  expect(parts.map(({ length }) => length)).toEqual([2, 1])
})
