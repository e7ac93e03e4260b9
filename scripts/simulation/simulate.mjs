/**
 * `npm run simulate`: simulates uploads with random sheets, faults, crashes and presses, each from a seed, until one ends
 * wrongly. `-- --seeds 100000` sets their number, `-- --from 5000` the first one, and `-- --seed 7` traces a single one.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { NotReady } from '../ready.mjs'
import { withSimulation } from './build.mjs'

const SHOW_EVERY_MS = 10_000

const OPTIONS = {
  seed: { type: 'string' },
  seeds: { type: 'string', default: '10000' },
  from: { type: 'string', default: '1' },
}

export async function simulate(args) {
  const options = readOptions(args)
  const isRight = await withSimulation(null, (address) =>
    options.seed === undefined ? runAll(address, options) : replay(address, options.seed),
  )
  if (!isRight) process.exitCode = 1
}

function readOptions(args) {
  try {
    const { values } = parseArgs({ args, options: OPTIONS })
    const numbers = Object.entries(values).map(([name, text]) => [name, wholeNumber(name, text)])
    return Object.fromEntries(numbers)
  } catch (error) {
    throw new NotReady(`${error.message}\nnpm run simulate -- --seeds 100000, or --seed 7`)
  }
}

function wholeNumber(name, text) {
  if (/^\d+$/.test(text)) return Number(text)
  throw new Error(`--${name} is a whole number, not "${text}".`)
}

async function replay(address, seed) {
  const { traceLife } = await import(address)
  const { wrong, trace } = await traceLife(seed)
  console.log(`${trace}\n\nSeed ${seed}: ${wrong ?? 'nothing is wrong.'}`)
  return wrong === null
}

/** Divides the seeds among the cores, until one ends wrongly. */
async function runAll(address, { from, seeds }) {
  const step = availableParallelism()
  const start = Date.now()
  let done = 0
  let found = null
  const show = () => {
    const rate = Math.round((done * 1000) / Math.max(1, Date.now() - start))
    console.log(`${done} of ${seeds} seeds, ${rate} a second`)
  }
  const timer = setInterval(show, SHOW_EVERY_MS)
  const workers = Array.from({ length: step }, (_, share) => {
    const workerData = { address, from: from + share, to: from + seeds, step }
    return new Worker(new URL('worker.mjs', import.meta.url), { workerData })
  })
  const endOf = (worker) =>
    new Promise((resolve, reject) => {
      worker.on('error', reject)
      worker.on('exit', resolve)
      worker.on('message', ({ count, finding }) => {
        done += count
        if (finding === null) return
        found ??= finding
        for (const each of workers) void each.terminate()
      })
    })
  await Promise.all(workers.map(endOf))
  clearInterval(timer)
  show()
  if (found === null) return true
  console.log(`Seed ${found.seed}: ${found.wrong}`)
  console.log(`See what happened: npm run simulate -- --seed ${found.seed}`)
  return false
}
