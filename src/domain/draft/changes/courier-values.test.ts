import { expect, test } from 'vitest'
import { aCandidate } from '#testing/builders.ts'
import { carryOut, draftOf as pastedDraft } from '#testing/sheets/pasted-draft.ts'
import { listCourierValues, planCourierValues } from './courier-values.ts'

const USPS = { ...aCandidate({ key: '21051', name: 'USPS' }), from: 'public-list' as const }
const knowledge = {
  isCourierName: (courier: string) => courier === 'USPS',
  probableCouriers: (name: string) => (name === 'USPS' ? [USPS] : []),
  fitsCourier: () => false,
}

const draftOf = (...couriers: readonly string[]) =>
  pastedDraft(...couriers.map((courier, index) => [`A${index}`, `T${index}`, courier] as const))

const valuesOf = (draft: ReturnType<typeof draftOf>) =>
  listCourierValues(draft, knowledge).values.map(
    ({ value, count, isName }) => `${value} ${count}${isName ? ' name' : ''}`,
  )

test('each value is listed once, the most common first, including the empty one', () => {
  const draft = draftOf('3011', '', 'USPS', 'China Post', '3011', '')
  expect(valuesOf(draft)).toEqual(['3011 2', ' 2', 'USPS 1 name', 'China Post 1 name'])
})

test('a name comes with the courier that it probably means', () => {
  const { values } = listCourierValues(draftOf('USPS', 'China Post', '3011'), knowledge)
  expect(values.map(({ probably }) => probably)).toEqual([[USPS], [], []])
})

test('values that differ only in outer spaces are one', () => {
  expect(valuesOf(draftOf('DHL', ' DHL', 'DHL\u00A0'))).toEqual(['DHL 3'])
})

test('values are replaced at the same time, so a new value isn’t replaced again', () => {
  const draft = draftOf('a', 'b', '', 'a')
  const plan = planCourierValues(draft, [
    { value: 'a', code: 'b' },
    { value: 'b', code: '' },
    { value: '', code: ' a ' },
  ])
  expect(plan?.name).toEqual({ kind: 'couriers-set', rows: 4 })
  carryOut(draft, plan)
  expect(valuesOf(draft)).toEqual(['b 2', ' 1', 'a 1'])
})

test('there is no plan when every value stays', () => {
  expect(planCourierValues(draftOf('a', 'b'), [{ value: 'a', code: 'a' }])).toBeNull()
  expect(planCourierValues(draftOf('a'), [{ value: 'x', code: 'y' }])).toBeNull()
  expect(planCourierValues(draftOf('a'), [])).toBeNull()
})

test('a column of other values lists only the most common ones', () => {
  const draft = draftOf(...Array.from({ length: 300 }, (_, index) => `v${index}`), 'v7')
  const { values, total } = listCourierValues(draft, knowledge)
  expect(total).toBe(300)
  expect(values).toHaveLength(200)
  expect(values[0]).toMatchObject({ value: 'v7', count: 2 })
})
