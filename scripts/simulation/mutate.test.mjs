import { expect, test } from 'vitest'
import { readFaults, whyNotPlaced } from './mutate.mjs'

test('each deliberate fault still has its place in the code', () => {
  const faults = readFaults()
  expect(faults.length).toBeGreaterThan(40)
  const lost = faults.map((fault) => ({ name: fault.name, why: whyNotPlaced(fault) }))
  expect(lost.filter(({ why }) => why !== null)).toEqual([])
})
