/**
 * `npm run mutate`: builds the simulation with each deliberate fault and checks that the simulation finds it.
 * `npm run mutate -- token` runs only faults with this word in their name.
 */
import { readFileSync } from 'node:fs'
import { NotReady } from '../ready.mjs'
import { inProject } from '../run.mjs'
import { withSimulation } from './build.mjs'

/** The first dozen seeds find most faults. */
const MOST_SEEDS = 500

/** Parses deliberate-faults.txt: each fault has a name and edits of file, text and replacement. */
export function readFaults() {
  const text = readFileSync(new URL('deliberate-faults.txt', import.meta.url), 'utf8')
  const [, ...faults] = text.trim().split('\n\n# ')
  return faults.map((fault) => {
    const [name, ...lines] = fault.split('\n')
    const edits = []
    for (let at = 0; at < lines.length; at += 3) {
      const [file, find, replace] = lines.slice(at, at + 3)
      edits.push({ file, find: find.slice('- '.length), replace: replace.slice('+ '.length) })
    }
    return { name, edits }
  })
}

export async function mutate(args) {
  const words = args.join(' ')
  const chosen = readFaults().filter(({ name }) => name.includes(words))
  if (chosen.length === 0) throw new NotReady(`No deliberate fault has "${words}" in its name.`)
  let missed = 0
  for (const fault of chosen) {
    const why = await whyNotFound(fault)
    if (why !== null) missed += 1
    console.log(`${why === null ? '✓' : '✗'} ${fault.name}${why === null ? '' : `: ${why}`}`)
  }
  console.log(`${chosen.length - missed} found, ${missed} missed`)
  if (missed > 0) process.exitCode = 1
}

/** Returns why a fault can't be made, or null. Each edit must match exactly once; update it when the code changes. */
export function whyNotPlaced({ edits }) {
  const placesOf = ({ file, find }) => readFileSync(inProject(file), 'utf8').split(find).length - 1
  const lost = edits.find((edit) => placesOf(edit) !== 1)
  return lost ? `its text isn't exactly once in ${lost.file}` : null
}

async function whyNotFound(fault) {
  const why = whyNotPlaced(fault)
  if (why !== null) return why
  const isFound = await withSimulation(fault, async (address) => {
    const { simulate } = await import(address)
    for (let seed = 1; seed <= MOST_SEEDS; seed += 1)
      if ((await simulate(seed)) !== null) return true
    return false
  })
  return isFound ? null : `not found with ${MOST_SEEDS} seeds`
}
