import { expect, test } from 'vitest'
import { describeChoice } from './group-choice.ts'

const EMS = '3013'
const POST = '3011'
const group = [4, 5, 6]

test('the courier that most entries have is the group’s, the others are exceptions', () => {
  const choices = new Map([
    [4, EMS],
    [5, POST],
    [6, EMS],
    [9, POST],
  ])
  expect(describeChoice(group, choices, null)).toEqual({
    courier: EMS,
    exceptions: [5],
    chosenCount: 3,
  })
})

test('one entry’s choice is not the group’s', () => {
  expect(describeChoice(group, new Map([[4, EMS]]), null)).toEqual({
    courier: null,
    exceptions: [4],
    chosenCount: 1,
  })
})

test('of two couriers with as many entries each, the one picked for the group is the group’s', () => {
  const choices = new Map([
    [4, POST],
    [5, EMS],
  ])
  expect(describeChoice([4, 5], choices, EMS)).toMatchObject({ courier: EMS, exceptions: [4] })
  expect(describeChoice([4, 5], choices, null)).toMatchObject({ courier: null })
})

test('what was picked and undone is not the group’s any more', () => {
  expect(describeChoice(group, new Map(), EMS)).toEqual({
    courier: null,
    exceptions: [],
    chosenCount: 0,
  })
})
