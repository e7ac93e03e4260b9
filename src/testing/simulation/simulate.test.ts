import { expect, test } from 'vitest'
import { simulate, traceLife } from './simulate.ts'

/** Enough seeds to find every deliberate fault (`npm run mutate`), in slices that each finish in time on a busy machine. */
const SLICES = [1, 251]
const SEEDS_EACH = 250

test.each(SLICES)(
  'whatever the network, the service, the storage and the person do, what is shown is true (from seed %i)',
  async (from) => {
    for (let seed = from; seed < from + SEEDS_EACH; seed += 1) {
      const wrong = await simulate(seed)
      const trace = wrong === null ? '' : (await traceLife(seed)).trace
      expect(wrong, `${trace}\nnpm run simulate -- --seed ${seed}`).toBeNull()
    }
  },
  120_000,
)

test('a seed gives the same trace twice, on the whole stack too', async () => {
  for (const seed of [3, 4, 5, 6, 7, 8, 9, 10])
    expect(await traceLife(seed)).toEqual(await traceLife(seed))
})
