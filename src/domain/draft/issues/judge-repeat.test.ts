import { expect, test } from 'vitest'
import { toCells } from '#domain/entry/tracking-entry.ts'
import { anEarlierEntry, anEarlierUpload } from '#testing/earlier.ts'
import type { EarlierEntry } from './earlier-index.ts'
import { judgeRepeat } from './judge-repeat.ts'

const factsOf = (entries: readonly EarlierEntry[]) =>
  entries.map((entry, index) => ({ ...entry, upload: anEarlierUpload(index + 1) }))
const with1Z = (about: Partial<EarlierEntry> = {}) => anEarlierEntry('A', '1Z', about)
const other = (about: Partial<EarlierEntry> = {}) => anEarlierEntry('A', '2Z', about)
const row = toCells({ orderId: 'A', trackingId: '1Z' })

const accepted = { status: 'accepted' } as const
const maybe = { status: 'maybe-accepted' } as const
const inLine = { status: 'in-line' } as const
const open = { status: 'open' } as const

test.each([
  ['an order that nobody sent', [], 'new', null],
  ['accepted with this number', [with1Z(accepted)], 'accepted', 'already-accepted'],
  ['accepted with another number', [other(accepted)], 'changed', 'other-number-accepted'],
  ['in doubt with this number', [with1Z(maybe)], 'maybe-accepted', 'maybe-accepted'],
  ['in doubt with another number', [other(maybe)], 'changed', 'maybe-accepted'],
  ['waiting with this number', [with1Z(inLine)], 'open', 'waits-elsewhere'],
  ['waiting with another number', [other(inLine)], 'changed', 'waits-elsewhere'],
  ['failed with this number', [with1Z(open)], 'open', null],
  ['failed with another number', [other(open)], 'changed', null],
  ['failed, then accepted', [with1Z(open), with1Z(accepted)], 'accepted', 'already-accepted'],
  [
    'failed, then accepted with another number',
    [with1Z(open), other(accepted)],
    'open',
    'other-number-accepted',
  ],
  [
    'in doubt, and accepted with another number',
    [other(accepted), with1Z(maybe)],
    'maybe-accepted',
    'maybe-accepted',
  ],
  [
    'waiting, and accepted with another number',
    [with1Z(inLine), other(accepted)],
    'open',
    'other-number-accepted',
  ],
  [
    'accepted after that upload corrected its number',
    [with1Z({ ...accepted, sentAs: '3Z' })],
    'accepted',
    'other-number-accepted',
  ],
  ['failed with another courier there', [with1Z({ ...open, courier: '3011' })], 'changed', null],
  [
    'accepted with another courier',
    [with1Z({ ...accepted, courier: '3011' })],
    'accepted',
    'already-accepted',
  ],
  [
    'accepted with this number in small letters',
    [anEarlierEntry('A', '1z', accepted)],
    'accepted',
    'already-accepted',
  ],
])('%s', (_, entries, likeness, kind) => {
  const verdict = judgeRepeat(factsOf(entries), row)
  expect(verdict.likeness).toBe(likeness)
  expect(verdict.warning?.kind ?? null).toBe(kind)
})

test('the first acceptance and the latest doubt count', () => {
  const times = (status: 'accepted' | 'maybe-accepted') =>
    judgeRepeat(factsOf([3, 1, 2].map((at) => with1Z({ status, at }))), row).same?.at
  expect(times('accepted')).toBe(1)
  expect(times('maybe-accepted')).toBe(3)
})

test('a row without a number can’t be sent, so it has no warning', () => {
  const verdict = judgeRepeat(factsOf([with1Z()]), { ...row, trackingId: '' })
  expect(verdict).toEqual({ likeness: 'changed', same: null, warning: null })
})
