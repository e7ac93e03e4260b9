/** Runs programs in the project's folder. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A path inside the project. */
export const inProject = (...parts) => join(ROOT, ...parts)

export const readJson = (...parts) => JSON.parse(readFileSync(inProject(...parts), 'utf8'))

const SIGNALS = ['SIGINT', 'SIGTERM']

/** Ends a program together with everything that it started. */
function endGroup(child, signal) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * Runs a program to its end. With `quiet` its output is returned instead of shown; past `timeoutMs` it is ended.
 * A program that could not be started at all has the code 127.
 */
export function run(command, args, { env = process.env, quiet = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      // A group of its own, so that a time-out reaches the browsers and servers that it started.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32' && command === 'npm',
    })
    let output = ''
    let timedOut = false
    const endBoth = (signal) => {
      endGroup(child, 'SIGTERM')
      process.exit(signal === 'SIGINT' ? 130 : 143)
    }
    const end = (code) => {
      clearTimeout(timer)
      for (const signal of SIGNALS) process.off(signal, endBoth)
      resolve({ code, output, timedOut })
    }
    const timer =
      timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true
            endGroup(child, 'SIGKILL')
          }, timeoutMs)
    for (const signal of SIGNALS) process.on(signal, endBoth)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    }
    child.on('error', (error) => {
      output += error.message
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Runs a tool of an installed package, as `npx` would, without asking the network. */
export function runTool(packageName, args, options) {
  const { bin } = readJson('node_modules', packageName, 'package.json')
  const file = typeof bin === 'string' ? bin : Object.values(bin)[0]
  return run(process.execPath, [inProject('node_modules', packageName, file), ...args], options)
}

/** What configures an installation, and what changes how tools build and test. */
const INSTALLATION = new Set([
  'HOST',
  'PORT',
  'TRACKING_SERVICE_URL',
  'SERVICE_DIRECT',
  'SERVICE_NAME',
  'ALLOWED_HOSTS',
  'REQUEST_SIZE',
  'REQUESTS_AT_ONCE',
  'TIMEOUT_MS',
  'TOKEN_HELP_URL',
  'NODE_ENV',
])

/** The environment without the settings of an installation: tests and builds must not depend on them. */
export function plainEnvironment(extra = {}) {
  const kept = Object.entries(process.env).filter(([name]) => !INSTALLATION.has(name))
  return { ...Object.fromEntries(kept), ...extra }
}
