/** Simulates every `step`th seed in a worker thread, and reports progress and failures. */
// The rule is for windows; a worker has no origin.
/* oxlint-disable unicorn/require-post-message-target-origin */
import { parentPort, workerData } from 'node:worker_threads'

const REPORT_EVERY = 100

const { address, from, to, step } = workerData
const { simulate } = await import(address)

let count = 0
let finding = null
for (let seed = from; seed < to && finding === null; seed += step) {
  const wrong = await simulate(seed)
  count += 1
  if (wrong !== null) finding = { seed, wrong }
  if (count === REPORT_EVERY) {
    parentPort.postMessage({ count, finding: null })
    count = 0
  }
}
parentPort.postMessage({ count, finding })
