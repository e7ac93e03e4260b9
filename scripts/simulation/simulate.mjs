/**
 * `npm run simulate`: uploads with random sheets, faults, crashes and presses, each from a seed, until one ends wrongly.
 * `-- --seeds 100000` tries so many, `-- --from 5000` starts there, `-- --seed 7` tells what happens in one.
 */
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { main, makeReady, NotReady } from '../ready.mjs'
import { inProject } from '../run.mjs'
import { buildSimulation } from './build.mjs'

const SHOW_EVERY_MS = 10_000

const OPTIONS = {
  seed: { type: 'string' },
  seeds: { type: 'string', default: '10000' },
  from: { type: 'string', default: '1' },
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: OPTIONS })
    return Object.fromEntries(
      Object.entries(values).map(([name, text]) => [name, whole(name, text)]),
    )
  } catch (error) {
    throw new NotReady(`${error.message}\nnpm run simulate -- --seeds 100000, or --seed 7`)
  }
}

function whole(name, text) {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number >= 0) return number
  throw new Error(`--${name} is a whole number, not "${text}".`)
}

async function replay(address, seed) {
  const { traceLife } = await import(address)
  const { wrong, trace } = await traceLife(seed)
  console.log(`${trace}\n\nSeed ${seed}: ${wrong ?? 'nothing is wrong.'}`)
  return wrong
}

/** Each core has its share of the seeds. Says what was wrong with the first that was found; null: nothing was. */
async function runMany(address, { from, seeds }) {
  const step = availableParallelism()
  const start = Date.now()
  let done = 0
  const say = () => {
    const rate = Math.round((done * 1000) / Math.max(1, Date.now() - start))
    console.log(`${done} of ${seeds} seeds, ${rate} a second`)
  }
  const timer = setInterval(say, SHOW_EVERY_MS)
  const workers = Array.from({ length: step }, (_, share) => {
    const workerData = { address, from: from + share, to: from + seeds, step }
    return new Worker(new URL('worker.mjs', import.meta.url), { workerData })
  })
  const endOf = (worker) =>
    new Promise((resolve, reject) => {
      worker.on('error', reject)
      worker.on('exit', () => resolve(null))
      worker.on('message', ({ count, finding }) => {
        done += count
        if (finding === null) return
        resolve(finding)
        for (const each of workers) void each.terminate()
      })
    })
  const findings = await Promise.all(workers.map(endOf))
  clearInterval(timer)
  say()
  return findings.find((finding) => finding !== null) ?? null
}

async function work(address, options) {
  if (options.seed !== undefined) return (await replay(address, options.seed)) === null
  const finding = await runMany(address, options)
  if (finding === null) return true
  console.log(`Seed ${finding.seed}: ${finding.wrong}`)
  console.log(`See what happened: npm run simulate -- --seed ${finding.seed}`)
  return false
}

await main(async () => {
  const options = readOptions()
  await makeReady({ build: false })
  const folder = `run-${process.pid}`
  try {
    if (!(await work(await buildSimulation(folder), options))) process.exitCode = 1
  } finally {
    rmSync(inProject('.cache', 'simulation', folder), { recursive: true, force: true })
  }
})
