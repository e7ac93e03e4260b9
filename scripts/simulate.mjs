// A worker has no origin; the rule means windows.
/* oxlint-disable unicorn/require-post-message-target-origin */
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { buildSimulation } from './build-simulation.mjs'
import { inProject } from './run.mjs'
import { main, makeReady, NotReady } from './ready.mjs'

/** Seeds that a worker lives through before it reports. */
const AT_ONCE = 200
const SHOW_EVERY_MS = 10_000

const OPTIONS = {
  /** Lives through this one and tells what happens. */
  seed: { type: 'string' },
  /** How many; one after the other from `from` on. */
  seeds: { type: 'string', default: '10000' },
  from: { type: 'string', default: '1' },
  /** Words in the name of a deliberate fault, to be tried out with. */
  fault: { type: 'string' },
}

function readNumber(name, text) {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number >= 0) return number
  throw new NotReady(`--${name} is a whole number, not "${text}".`)
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values
  } catch (error) {
    throw new NotReady(`${error.message}\nnpm run simulate -- --seeds 100000, or --seed 7`)
  }
}

async function findFault(words) {
  if (words === undefined) return null
  const { DELIBERATE_FAULTS } = await import('./deliberate-faults.mjs')
  const fault = DELIBERATE_FAULTS.find(({ name }) => name.includes(words))
  if (fault) return fault
  throw new NotReady(
    `No deliberate fault is called so:\n${DELIBERATE_FAULTS.map(({ name }) => name).join('\n')}`,
  )
}

async function replay(address, seed) {
  const { traceLife } = await import(address)
  const { wrong, trace } = await traceLife(seed)
  console.log(`${trace}\n\nSeed ${seed}: ${wrong ?? 'nothing is wrong.'}`)
  if (wrong !== null) process.exitCode = 1
}

/** Hands out seeds to as many workers as there are cores, until one finds something or none is left. */
function runMany(address, from, count) {
  return new Promise((resolve, reject) => {
    const start = Date.now()
    let next = from
    let done = 0
    let finding = null
    let shownAt = start
    const workers = new Set()
    const say = () => {
      const rate = Math.round((done * 1000) / Math.max(1, Date.now() - start))
      console.log(`${done} of ${count} seeds, ${rate} a second`)
    }
    const feed = (worker) => {
      const size = Math.min(AT_ONCE, from + count - next)
      if (size > 0 && finding === null) {
        worker.postMessage({ from: next, count: size })
        next += size
        return
      }
      workers.delete(worker)
      void worker.terminate()
      if (workers.size > 0) return
      say()
      resolve(finding)
    }
    const take = (worker, report) => {
      done += report.done
      if (report.finding && (finding === null || report.finding.seed < finding.seed))
        finding = report.finding
      if (Date.now() - shownAt > SHOW_EVERY_MS) {
        shownAt = Date.now()
        say()
      }
      feed(worker)
    }
    for (let core = 0; core < availableParallelism(); core += 1) {
      const file = inProject('scripts', 'simulation-worker.mjs')
      const worker = new Worker(file, { workerData: { address } })
      workers.add(worker)
      worker.on('message', (report) => take(worker, report))
      worker.on('error', reject)
      feed(worker)
    }
  })
}

async function work(address, { seed, from, seeds }) {
  if (seed !== undefined) return replay(address, readNumber('seed', seed))
  const finding = await runMany(address, readNumber('from', from), readNumber('seeds', seeds))
  if (finding === null) return
  console.log(`Seed ${finding.seed}: ${finding.wrong}`)
  console.log(`See what happened: npm run simulate -- --seed ${finding.seed}`)
  process.exitCode = 1
}

await main(async () => {
  const options = readOptions()
  const fault = await findFault(options.fault)
  await makeReady({ build: false })
  const folder = `run-${process.pid}`
  try {
    await work(await buildSimulation(folder, fault), options)
  } finally {
    rmSync(inProject('.cache', 'simulation', folder), { recursive: true, force: true })
  }
})
