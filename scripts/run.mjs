/** Runs programs in the project's folder and ends them with this process. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

export const inProject = (...parts) => join(ROOT, ...parts)

export const CODE = ['src', 'server', 'e2e', 'bench', 'scripts', 'vite.config.ts']

export const readJson = (...parts) => JSON.parse(readFileSync(inProject(...parts), 'utf8'))

const IS_WINDOWS = process.platform === 'win32'
/** Time between asking a program to end and killing it. */
const GRACE_MS = 10_000
/** Shell exit codes for signals. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 }

const running = new Set()
let isStopping = false

/** Starts a program that ends with this process. Its code is 127 if it can't be started. */
export function start(command, args, options = {}) {
  // A separate process group, to end the browsers and servers it starts.
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

/** Handles signals only while programs run, since the product's server has its own handlers. */
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

/** Sends SIGINT to everything, since Playwright ends its servers for SIGINT but not for SIGTERM. */
function endAll(signal) {
  if (isStopping) return
  isStopping = true
  const exit = () => process.exit(EXIT_CODES[signal])
  setTimeout(exit, GRACE_MS)
  void Promise.all([...running].map((program) => program.end('SIGINT'))).then(exit)
}

/** Runs a program to completion, or until `timeoutMs`. `quiet` hides the output and returns it. */
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
  // Never continue: this process is about to exit.
  if (isStopping) await new Promise(() => {})
  return { code: code ?? 1, signal, output: output + error, timedOut }
}

/** Runs the tool of an installed package like `npx`, without network access. */
export function runTool(packageName, args, options) {
  const { bin } = readJson('node_modules', packageName, 'package.json')
  const file = typeof bin === 'string' ? bin : Object.values(bin)[0]
  return run(process.execPath, [inProject('node_modules', packageName, file), ...args], options)
}

/** The npm that runs this command; on Windows, `npm` itself can't be started without a shell. */
const NPM = process.env.npm_execpath?.endsWith('npm-cli.js')
  ? [process.execPath, process.env.npm_execpath]
  : ['npm']

export function runNpm(args, options) {
  const [program, ...first] = NPM
  return run(program, [...first, ...args], options)
}

/** The environment without the server's settings, which must not affect tests and builds. */
export function plainEnvironment(extra = {}) {
  // Read as text, since Node 20 cannot import TypeScript.
  const listed = readFileSync(inProject('server', 'settings.ts'), 'utf8')
  const settings = [...listed.matchAll(/^ {2}'([A-Z_]+)',$/gm)].map(([, name]) => name)
  const isPlain = ([name]) =>
    name !== 'NODE_ENV' && !name.startsWith('VITEST') && !settings.includes(name)
  return { ...Object.fromEntries(Object.entries(process.env).filter(isPlain)), ...extra }
}

const LOOK_MS = 250

/**
 * Ends this process when npm's shell has ended. npm signals only that shell, so the server would keep running on its
 * port.
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
