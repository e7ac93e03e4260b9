import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RowId } from '#domain/draft/row/row.ts'
import {
  decide,
  newOrder,
  type ScanOrder,
  type SeenCode,
  type Situation,
  WORTHS,
} from './decide.ts'

const aCode = (about: Partial<SeenCode> = {}): SeenCode => ({
  text: '1Z5R89390357567127',
  number: '1Z5R89390357567127',
  worth: 'checked',
  courier: null,
  order: null,
  owner: null,
  steadyMs: 100,
  ...about,
})

const plain = (text: string, steadyMs: number) =>
  aCode({ text, number: text, worth: 'plain', steadyMs })

const anOrder = (orderId: string, id = 7): ScanOrder => ({ ...newOrder(orderId), id: id as RowId })

const waiting: Situation = { way: 'next-order', target: anOrder('#1043'), beside: [] }
const orderFirst: Situation = { way: 'order-first', target: null, beside: [] }

test('a label is taken for the current order', () => {
  const code = aCode()
  expect(decide(waiting, [code])).toEqual({ kind: 'take', code, target: waiting.target })
})

test('when several codes are in sight, the one with a fitting check digit is taken', () => {
  const code = aCode()
  const others = [plain('REF-7', 900), aCode({ text: '123', worth: 'known', steadyMs: 900 })]
  expect(decide(waiting, [...others, code])).toMatchObject({ kind: 'take', code })
})

test('two labels in sight: none is taken', () => {
  const other = aCode({ text: '9400111206206406260787', number: '9400111206206406260787' })
  expect(decide(waiting, [aCode(), other])).toEqual({ kind: 'several' })
})

test('a code without a check digit is taken only after it stays alone for a while', () => {
  expect(decide(waiting, [plain('LOCAL-12345', 300)])).toEqual({ kind: 'wait' })
  expect(decide(waiting, [plain('LOCAL-12345', 700)])).toMatchObject({ kind: 'take' })
})

test('a less certain code beside a label that was just taken is not taken for the next order', () => {
  const taken = { worth: 'checked', number: '9400111206206406260787', isStill: false } as const
  const situation = { ...waiting, beside: [taken] }
  expect(decide(situation, [plain('REF-7', 900)])).toEqual({ kind: 'wait' })
  expect(decide(situation, [aCode()])).toMatchObject({ kind: 'take' })
})

test('while the label that was just taken is in sight, no other number is taken', () => {
  const taken = { worth: 'checked', number: '9400111206206406260787', isStill: true } as const
  expect(decide({ ...waiting, beside: [taken] }, [aCode()])).toEqual({ kind: 'wait' })
})

test('a label’s number written in another way is the same label', () => {
  const owner = { row: 2 as RowId, orderId: '#1042' }
  const again = aCode({ text: '42010001…', owner })
  const taken = { worth: 'checked', number: again.number, isStill: true } as const
  expect(decide({ ...waiting, beside: [taken] }, [again])).toMatchObject({ kind: 'again' })
})

test('an order’s own code jumps to it, also beside a label', () => {
  const order = anOrder('#1050', 9)
  const code = aCode({ text: '1050', number: '1050', worth: 'plain', order })
  expect(decide(waiting, [code, aCode()])).toMatchObject({ kind: 'order', order })
})

test('the code of the current order changes nothing, and its label is taken', () => {
  const own = aCode({ text: '#1043', number: '', worth: 'none', order: waiting.target })
  expect(decide(waiting, [own])).toMatchObject({ kind: 'again' })
  expect(decide(waiting, [own, aCode()])).toMatchObject({ kind: 'take' })
})

test('a number that another order has is reported, not taken', () => {
  const owner = { row: 2 as RowId, orderId: '#1045' }
  expect(decide(waiting, [aCode({ owner })])).toMatchObject({ kind: 'elsewhere', owner })
})

test('order, then label: the first code is the order, unless it can only be a label', () => {
  expect(decide(orderFirst, [plain('SO-77', 700)])).toMatchObject({
    kind: 'order',
    order: { orderId: 'SO-77', id: null },
  })
  expect(decide(orderFirst, [aCode()])).toEqual({ kind: 'order-needed' })
})

test('when every order has its number, no label is taken', () => {
  expect(decide({ ...waiting, target: null }, [aCode()])).toEqual({ kind: 'no-order-left' })
})

test('a link is not a number', () => {
  const link = aCode({ text: 'https://a.example', number: '', worth: 'none', steadyMs: 900 })
  expect(decide(waiting, [link])).toEqual({ kind: 'no-number', code: link })
})

test('a number is only taken if it is the only one of the best worth', () => {
  const someCode = fc
    .record({ number: fc.constantFrom('A1', 'B2', 'C3'), worth: fc.constantFrom(...WORTHS) })
    .map(({ number, worth }) =>
      aCode({ text: number, number: worth === 'none' ? '' : number, worth, steadyMs: 1000 }),
    )
  fc.assert(
    fc.property(fc.array(someCode, { maxLength: 4 }), (codes) => {
      const decision = decide(waiting, codes)
      if (decision.kind !== 'take') return
      const { code } = decision
      const rank = WORTHS.indexOf(code.worth)
      const rivals = codes.filter(({ worth }) => WORTHS.indexOf(worth) <= rank)
      expect(rivals.every(({ number }) => number === code.number)).toBe(true)
    }),
  )
})
