/** Starts the programs that a trial of an installation needs, and ends them all. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const MOST_MS = 10_000

export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** A program that runs until it is ended; what it says on its error output is kept for the person who looks. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text))
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve((said += error.message)))
    child.once('close', resolve)
  })
  const end = (signal = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  const isRunning = () => child.pid !== undefined && child.exitCode === null
  return { end, isRunning, said: () => said }
}

/** Waits until something answers; what ended instead says why. */
export async function answering(address, program) {
  const end = Date.now() + MOST_MS
  while (program.isRunning() && Date.now() < end) {
    const response = await fetch(address).catch(() => null)
    if (response?.ok) return
    await wait(50)
  }
  throw new Error(`Nothing answers at ${address}. ${program.said()}`)
}

/** Starts the built product as an installation does: nothing but Node and the folder `dist`. */
export async function startProduct(dist, env, options = {}) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const program = start(process.execPath, ['server/main.js'], {
    cwd: dist,
    env: { HOST: '127.0.0.1', PORT: String(port), ...env },
    ...options,
  })
  await answering(`${origin}/config.json`, program)
  return { origin, port, ...program }
}
