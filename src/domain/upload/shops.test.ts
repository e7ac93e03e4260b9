import { expect, test } from 'vitest'
import { isOfShop, mayBeOfShop, shopChoices } from './shops.ts'

const NORTH = { shop: 'North' }
const SOUTH = { shop: 'South' }
const UNNAMED = {}

test.each([
  ['no upload', [], []],
  ['uploads without a name', [UNNAMED, UNNAMED], []],
  ['uploads of one shop', [NORTH, NORTH], []],
  ['two shops', [SOUTH, NORTH, SOUTH], ['', 'South', 'North']],
  ['a shop, and uploads without a name', [UNNAMED, NORTH], ['', 'North']],
])('of %s the choice is %j', (_, headers, choices) => {
  expect(shopChoices(headers)).toEqual(choices)
})

test('every choice except all shops has only the uploads of its name', () => {
  const all = [NORTH, SOUTH, UNNAMED]
  expect(all.filter((one) => isOfShop(one, ''))).toEqual(all)
  expect(all.filter((one) => isOfShop(one, 'North'))).toEqual([NORTH])
})

test('an upload without a name may be of any shop, and any may be of a token without one', () => {
  const all = [NORTH, SOUTH, UNNAMED]
  expect(all.filter((one) => mayBeOfShop(one, 'North'))).toEqual([NORTH, UNNAMED])
  expect(all.filter((one) => mayBeOfShop(one, ''))).toEqual(all)
})
