/** The memory of another process. */
import { readFileSync } from 'node:fs'

const LOOK_MS = 50

/** The most memory that a process takes while something is done, in words. */
export async function peakMemory(pid, work) {
  if (process.platform !== 'linux') return 'not measured: it is read from /proc'
  let peak = 0
  const look = () => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    peak = Math.max(peak, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0))
  }
  const looking = setInterval(look, LOOK_MS)
  await work()
  clearInterval(looking)
  return `${Math.round(peak / 1024)} MB`
}
