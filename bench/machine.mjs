import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

/** More than this of the used time, and the machine under this one was busy. */
const MOST_STOLEN = 0.03

/** Begins to watch the machine; what it returns says in the end what else took time from the measurement, or nothing. */
export function watchMachine() {
  const before = processorTime()
  return () => {
    const [load] = loadavg()
    const stolen = shareStolen(before, processorTime())
    const reasons = [
      ...(load > availableParallelism() ? [`the machine was busy (load ${load.toFixed(1)})`] : []),
      ...(stolen > MOST_STOLEN
        ? [`${(stolen * 100).toFixed(1)} % of its time went to other machines beside it`]
        : []),
    ]
    if (reasons.length === 0) return null
    return `All of these take longer than they would: ${reasons.join('; ')}.`
  }
}

/** Ticks that were used and ticks that were stolen since the start; null where nobody counts them. */
function processorTime() {
  if (process.platform !== 'linux') return null
  const [first] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user, nice, system, , , irq, softirq, steal] = first.split(/\s+/).slice(1).map(Number)
  return { used: user + nice + system + irq + softirq + steal, steal }
}

function shareStolen(before, after) {
  return before && after ? (after.steal - before.steal) / Math.max(1, after.used - before.used) : 0
}
