/** Simulates every `step`th seed in a thread of its own, and reports how many and what was wrong. */
// A worker has no origin; the rule means windows.
/* oxlint-disable unicorn/require-post-message-target-origin */
import { parentPort, workerData } from 'node:worker_threads'

const REPORT_EVERY = 100

const { address, from, to, step } = workerData
const { simulate } = await import(address)

let count = 0
function report(finding) {
  parentPort.postMessage({ count, finding })
  count = 0
}

for (let seed = from; seed < to; seed += step) {
  const wrong = await simulate(seed)
  count += 1
  if (wrong !== null) {
    report({ seed, wrong })
    break
  }
  if (count === REPORT_EVERY) report(null)
}
report(null)
