/** Runs programs in the project's folder, and ends them when this process ends. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A path inside the project. */
export const inProject = (...parts) => join(ROOT, ...parts)

/** Every folder and file with code. */
export const CODE = ['src', 'server', 'e2e', 'bench', 'scripts', 'vite.config.ts']

export const readJson = (...parts) => JSON.parse(readFileSync(inProject(...parts), 'utf8'))

const IS_WINDOWS = process.platform === 'win32'
/** How long a program that was asked to end may take before it is killed. */
const GRACE_MS = 10_000
/** What a shell reports for a process that a signal ended. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 }

const running = new Set()
let isStopping = false

/** Starts a program that ends with this process. One that could not be started at all has the code 127. */
export function start(command, args, options = {}) {
  // A process group of its own, so that the browsers and servers that it starts can be ended with it.
  const child = spawn(command, args, { cwd: ROOT, detached: !IS_WINDOWS, ...options })
  let error = ''
  const ended = new Promise((resolve) => {
    child.on('error', ({ message }) => (error = message))
    child.on('close', (code, signal) => {
      forget(program)
      resolve(error === '' ? { code, signal } : { code: 127, signal: null, error })
    })
  })
  const end = (signal = 'SIGTERM') => {
    signalGroup(child, signal)
    return ended
  }
  const program = { child, ended, end, isRunning: () => running.has(program) }
  remember(program)
  return program
}

function signalGroup({ pid }, signal) {
  if (pid === undefined) return
  try {
    process.kill(IS_WINDOWS ? pid : -pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** This process handles signals only while something runs: the product's server has handlers of its own. */
function remember(program) {
  running.add(program)
  if (running.size > 1) return
  for (const signal of Object.keys(EXIT_CODES)) process.on(signal, endAll)
  process.on('exit', killAll)
}

function forget(program) {
  running.delete(program)
  if (running.size > 0) return
  for (const signal of Object.keys(EXIT_CODES)) process.off(signal, endAll)
  process.off('exit', killAll)
}

function killAll() {
  for (const program of running) void program.end('SIGKILL')
}

/** Playwright ends the servers that it started for SIGINT, not for SIGTERM, so everything gets SIGINT. */
function endAll(signal) {
  if (isStopping) return
  isStopping = true
  const exit = () => process.exit(EXIT_CODES[signal])
  setTimeout(exit, GRACE_MS)
  void Promise.all([...running].map((program) => program.end('SIGINT'))).then(exit)
}

/** Runs a program to its end. With `quiet` its output is returned instead of shown; past `timeoutMs` it is ended. */
export async function run(command, args, { quiet = false, timeoutMs, ...options } = {}) {
  const shown = quiet ? 'pipe' : 'inherit'
  const program = start(command, args, { stdio: ['ignore', shown, shown], ...options })
  let output = ''
  for (const stream of [program.child.stdout, program.child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text))
  let timedOut = false
  const end = () => {
    timedOut = true
    void program.end('SIGINT')
    setTimeout(() => void program.end('SIGKILL'), GRACE_MS).unref()
  }
  const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs)
  const { code, signal, error = '' } = await program.ended
  clearTimeout(timer)
  // The command goes no further: this process is about to exit.
  if (isStopping) await new Promise(() => {})
  return { code: code ?? 1, signal, output: output + error, timedOut }
}

/** Runs a tool of an installed package, as `npx` would, without asking the network. */
export function runTool(packageName, args, options) {
  const { bin } = readJson('node_modules', packageName, 'package.json')
  const file = typeof bin === 'string' ? bin : Object.values(bin)[0]
  return run(process.execPath, [inProject('node_modules', packageName, file), ...args], options)
}

/** npm as it runs this command: on Windows, `npm` cannot be started without a shell. */
const NPM = process.env.npm_execpath?.endsWith('npm-cli.js')
  ? [process.execPath, process.env.npm_execpath]
  : ['npm']

/** Runs a command of npm in the project. */
export function runNpm(args, options) {
  const [program, ...first] = NPM
  return run(program, [...first, ...args], options)
}

/** The environment without the settings of an installation: tests and builds must not depend on them. */
export function plainEnvironment(extra = {}) {
  // Read as text, since Node 20 cannot import TypeScript.
  const listed = readFileSync(inProject('server', 'settings.ts'), 'utf8')
  const settings = [...listed.matchAll(/^ {2}'([A-Z_]+)',$/gm)].map(([, name]) => name)
  const isPlain = ([name]) => name !== 'NODE_ENV' && !settings.includes(name)
  return { ...Object.fromEntries(Object.entries(process.env).filter(isPlain)), ...extra }
}

const LOOK_MS = 250

/**
 * Ends this process when the shell is gone in which npm runs it. npm hands a signal to that shell only, which ends
 * without a word: the server would live on and keep its port.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  looking.unref()
}
