import { expect, test } from 'vitest'
import { buildSimulation, countPlaces } from './build-simulation.mjs'
import { DELIBERATE_FAULTS } from './deliberate-faults.mjs'

/** Most are found by the first dozen. */
const MOST_SEEDS = 500

/** What the simulation says is wrong; null: it finds nothing. */
async function findWith(simulate) {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const wrong = await simulate(seed)
    if (wrong !== null) return `Seed ${seed}: ${wrong}`
  }
  return null
}

test.each(DELIBERATE_FAULTS.map((fault, index) => [fault.name, fault, index]))(
  'the simulation finds out when %s',
  async (_, fault, index) => {
    // Each is an edit of one place; where the code has moved on, the fault has to move with it.
    expect(countPlaces(fault)).toEqual(fault.edits.map(() => 1))
    const { simulate } = await import(
      /* @vite-ignore */ await buildSimulation(`fault-${index}`, fault)
    )
    expect(await findWith(simulate)).not.toBeNull()
  },
  60_000,
)
