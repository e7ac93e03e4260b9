import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeChoice } from './describe-choice.ts'

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
    undecided: [],
  })
})

test('one entry’s choice is not the group’s', () => {
  expect(describeChoice(group, new Map([[4, EMS]]), null)).toEqual({
    courier: null,
    exceptions: [4],
    undecided: [5, 6],
  })
})

test('when two couriers have equally many entries, the one picked for the group is the group’s', () => {
  const choices = new Map([
    [4, POST],
    [5, EMS],
  ])
  expect(describeChoice([4, 5], choices, EMS)).toMatchObject({ courier: EMS, exceptions: [4] })
  expect(describeChoice([4, 5], choices, null)).toMatchObject({ courier: null })
})

test('entries that came after the choice are undecided, not exceptions', () => {
  const choices = new Map([
    [4, EMS],
    [5, EMS],
  ])
  expect(describeChoice(group, choices, EMS)).toEqual({
    courier: EMS,
    exceptions: [],
    undecided: [6],
  })
})

test('a picked courier that was undone is no longer the group’s', () => {
  expect(describeChoice(group, new Map(), EMS)).toEqual({
    courier: null,
    exceptions: [],
    undecided: [4, 5, 6],
  })
})

test('every entry of a group has the group’s courier, another one, or none yet', () => {
  const courier = fc.constantFrom(EMS, POST, null)
  fc.assert(
    fc.property(fc.array(courier), courier, (couriers, picked) => {
      const positions = couriers.map((_, position) => position)
      const choices = new Map(
        couriers.flatMap((key, position) => (key === null ? [] : [[position, key] as const])),
      )
      const choice = describeChoice(positions, choices, picked)
      const together = couriers.filter((key) => key !== null && key === choice.courier).length
      expect(together + choice.exceptions.length + choice.undecided.length).toBe(couriers.length)
    }),
  )
})
