// A worker has no origin; the rule means windows.
/* oxlint-disable unicorn/require-post-message-target-origin */
import { parentPort, workerData } from 'node:worker_threads'

const { simulate } = await import(workerData.address)

async function live({ from, count }) {
  for (let seed = from; seed < from + count; seed += 1) {
    const wrong = await simulate(seed)
    if (wrong === null) continue
    parentPort.postMessage({ done: seed - from + 1, finding: { seed, wrong } })
    return
  }
  parentPort.postMessage({ done: count, finding: null })
}

parentPort.on('message', (seeds) => void live(seeds))
