/**
 * `npm run mutate`: makes each deliberate fault in the sources while they are built, and checks that the simulation
 * finds it. `npm run mutate -- token` tries those with this word in their name.
 */
import { rmSync } from 'node:fs'
import { main, makeReady, NotReady } from '../ready.mjs'
import { inProject } from '../run.mjs'
import { buildSimulation, countPlaces } from './build.mjs'
import { DELIBERATE_FAULTS } from './deliberate-faults.mjs'

/** Most are found by the first dozen. */
const MOST_SEEDS = 500

/** The first seed with which the simulation finds the fault; null: it doesn't. */
async function findFault(fault) {
  const folder = `fault-${DELIBERATE_FAULTS.indexOf(fault)}-${process.pid}`
  try {
    const { simulate } = await import(await buildSimulation(folder, fault))
    for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
      if ((await simulate(seed)) !== null) return seed
    }
    return null
  } finally {
    rmSync(inProject('.cache', 'simulation', folder), { recursive: true, force: true })
  }
}

/** Each edit is of one place; where the code has moved on, the fault has to move with it. */
async function tryFault(fault) {
  const lost = fault.edits.find((_, index) => countPlaces(fault)[index] !== 1)
  if (lost) return `✗ ${fault.name}: its text isn't exactly once in ${lost.file}`
  const seed = await findFault(fault)
  if (seed === null) return `✗ ${fault.name}: not found with ${MOST_SEEDS} seeds`
  return `✓ ${fault.name} (seed ${seed})`
}

await main(async () => {
  const words = process.argv.slice(2).join(' ')
  const chosen = DELIBERATE_FAULTS.filter(({ name }) => name.includes(words))
  if (chosen.length === 0) throw new NotReady(`No deliberate fault has "${words}" in its name.`)
  await makeReady({ build: false })
  let missed = 0
  for (const fault of chosen) {
    const told = await tryFault(fault)
    console.log(told)
    if (told.startsWith('✗')) missed += 1
  }
  console.log(`${chosen.length - missed} found, ${missed} missed`)
  if (missed > 0) process.exitCode = 1
})
