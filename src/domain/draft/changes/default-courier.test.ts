import { expect, test } from 'vitest'
import { carryOut, couriersOf, draftOf, paste } from '#testing/sheets/pasted-draft.ts'
import { countWithoutCourier, planDefaultCourier } from './courier-values.ts'
import { createDraft, type Draft } from '#domain/draft/draft.ts'
import { undo } from './history.ts'

const setDefault = (draft: Draft, code: string) => carryOut(draft, planDefaultCourier(draft, code))

test('every entry of a sheet without couriers gets the chosen one, and one undo reverts it', () => {
  const draft = draftOf(['A', 'T1'], ['B', 'T2'], ['C', ''])
  expect(countWithoutCourier(draft)).toBe(2)
  setDefault(draft, ' 3011 ')
  expect(couriersOf(draft)).toEqual(['3011', '3011', '3011'])
  expect(countWithoutCourier(draft)).toBe(0)
  undo(draft)
  expect(couriersOf(draft)).toEqual(['', '', ''])
})

test('a sheet in which one entry has a courier keeps its gaps', () => {
  const draft = draftOf(['A', 'T1', '3011'], ['B', 'T2'])
  paste(draft, [
    ['C', 'T3'],
    ['D', 'T4'],
  ])
  expect(countWithoutCourier(draft)).toBe(2)
  setDefault(draft, '100001')
  expect(couriersOf(draft)).toEqual(['3011', '', '100001', '100001'])
})

test('there is no plan without empty cells or without a code', () => {
  expect(planDefaultCourier(createDraft(), '3011')).toBeNull()
  expect(planDefaultCourier(draftOf(['A', 'T1', '3011']), '3013')).toBeNull()
  expect(planDefaultCourier(draftOf(['A', 'T1']), ' ')).toBeNull()
  expect(countWithoutCourier(createDraft())).toBe(0)
})
