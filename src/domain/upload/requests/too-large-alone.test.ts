import { expect, test } from 'vitest'
import { aJournal, someEntries, TIMEOUT } from '#testing/uploads/upload-journal.ts'
import { isEachTooLarge } from './too-large-alone.ts'

const TOO_LARGE = { kind: 'too-large' } as const

function aSending() {
  const journal = aJournal(someEntries(40)).submit()
  let next = 0
  const alone = (count: number) => {
    for (let each = 0; each < count; each += 1) journal.request([next++]).fault(TOO_LARGE)
  }
  return { journal, alone, isEach: (submission = 0) => isEachTooLarge(journal.state(), submission) }
}

test('ten entries in a row that are too large alone say it of each', () => {
  const { alone, isEach } = aSending()
  alone(9)
  expect(isEach()).toBe(false)
  alone(1)
  expect(isEach()).toBe(true)
})

test('whoever goes on after the tenth is not asked again at the eleventh', () => {
  const { alone, isEach } = aSending()
  alone(11)
  expect(isEach()).toBe(false)
})

test('an answer between them begins anew', () => {
  const { journal, alone, isEach } = aSending()
  alone(9)
  journal.request([20]).answer({ acceptedOrders: 1 })
  alone(9)
  expect(isEach()).toBe(false)
  alone(1)
  expect(isEach()).toBe(true)
})

test('requests of several that were too large before do not count', () => {
  const { journal, alone, isEach } = aSending()
  journal.request([20, 21, 22]).fault(TOO_LARGE)
  alone(9)
  expect(isEach()).toBe(false)
})

test('a fault that tells nothing of the size is passed over', () => {
  const { journal, alone, isEach } = aSending()
  alone(9)
  journal.request([20]).fault(TIMEOUT)
  alone(1)
  expect(isEach()).toBe(true)
})

test('a request that is on its way is passed over', () => {
  const { journal, alone, isEach } = aSending()
  alone(9)
  journal.request([20]).request([21]).fault(TOO_LARGE)
  expect(isEach()).toBe(true)
})

test('another pass is counted for itself', () => {
  const { journal, alone, isEach } = aSending()
  alone(7)
  journal.submit([0, 1, 2], 'again')
  for (const position of [0, 1, 2]) journal.request([position]).fault(TOO_LARGE)
  expect(isEach(1)).toBe(false)
})
