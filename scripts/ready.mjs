/** Installs and builds what is missing or out of date before a command runs. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { inProject, plainEnvironment, readJson, run, runTool } from './run.mjs'

/** Everything that a build depends on. */
const SOURCES = [
  'src',
  'server',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const OUTPUTS = ['dist/app/index.html', 'dist/server/main.js']
/** The fingerprint of the sources that the build was made from. */
const BUILT_FROM = 'dist/built-from'

/** What keeps the product from being made ready, in words for the person who started it. */
export class NotReady extends Error {}

/** Installs what is missing or out of date, and builds, unless told not to. */
export async function makeReady({ build = true } = {}) {
  await install()
  if (build) await buildIfNeeded()
}

async function install() {
  checkNode()
  const why = whyInstall({
    lockFile: timeOf('package-lock.json'),
    installed: timeOf('node_modules/.package-lock.json'),
    missingPackages: missingPackages(),
  })
  if (why === null) return
  console.log(`Installing packages: ${why}.`)
  const { code } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code !== 0) throw new NotReady('npm ci failed: the packages could not be installed.')
}

/**
 * Why packages have to be installed, or null. `installed` is what npm notes of its last install; it is written after
 * the lock file, so one that is older means that the lock file has changed since.
 */
export function whyInstall({ lockFile, installed, missingPackages }) {
  if (installed === null) return 'they are not there yet'
  if (installed < lockFile) return 'package-lock.json is newer'
  const [first] = missingPackages
  return first === undefined ? null : `${first} is missing`
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return
  throw new NotReady(`Node.js 20.19, 22.12 or newer is needed; this is ${process.versions.node}.`)
}

function timeOf(path) {
  return existsSync(inProject(path)) ? statSync(inProject(path)).mtimeMs : null
}

function missingPackages() {
  const { dependencies, devDependencies } = readJson('package.json')
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !existsSync(inProject('node_modules', name, 'package.json')),
  )
}

/**
 * Why the product has to be built, or null. Fingerprints of what is inside the sources rather than their times: a file
 * that was removed, restored or checked out is noticed too, and one that was only touched builds nothing.
 */
export function whyBuild({ sources, builtFrom, outputsExist }) {
  if (builtFrom === null || !outputsExist) return 'there is no build yet'
  return builtFrom === sources ? null : 'the sources have changed'
}

async function buildIfNeeded() {
  const why = whyBuild({
    sources: fingerprint(),
    builtFrom: existsSync(inProject(BUILT_FROM))
      ? readFileSync(inProject(BUILT_FROM), 'utf8')
      : null,
    outputsExist: OUTPUTS.every((path) => existsSync(inProject(path))),
  })
  if (why === null) return
  console.log(`Building the product: ${why}.`)
  const { ok, output } = await buildProduct()
  if (!ok) throw new NotReady(`${output}\nThe build failed.`)
}

/** Builds the page and the server, whatever was there before. */
export async function buildProduct() {
  const sources = fingerprint()
  rmSync(inProject(BUILT_FROM), { force: true })
  const env = plainEnvironment({ NODE_ENV: 'production', BUILT_FROM: sources })
  const options = { quiet: true, env }
  const page = await runTool('vite', ['build'], options)
  if (page.code !== 0) return { ok: false, output: page.output }
  const ssr = ['build', '--ssr', 'server/main.ts', '--outDir', 'dist/server']
  const server = await runTool('vite', ssr, options)
  const ok = server.code === 0
  if (ok) writeFileSync(inProject(BUILT_FROM), sources)
  return { ok, output: page.output + server.output }
}

/** Builds the product as files alone, with the simulator in the page. */
export async function buildDemo() {
  const env = plainEnvironment({ NODE_ENV: 'production', BUILT_FROM: fingerprint() })
  const options = { quiet: true, env }
  const { code, output } = await runTool('vite', ['build', '--mode', 'demo'], options)
  if (code !== 0) throw new NotReady(`${output}\nThe build failed.`)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap(filesUnder).filter(isBuilt)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(inProject(path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Whether a build depends on a file of the sources; of the scripts, only those for Vite: TypeScript, and what they read. */
export function isBuilt(path) {
  if (path.startsWith('scripts/')) return /\.(ts|txt)$|^scripts\/vite\/[\w-]+\.js$/.test(path)
  return !/\.(test|testing)\.tsx?$/.test(path) && !path.startsWith('src/testing/')
}

function filesUnder(path) {
  if (!existsSync(inProject(path))) return []
  if (statSync(inProject(path)).isFile()) return [path]
  return readdirSync(inProject(path), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesUnder(`${path}/${name}`))
}

/** Runs a script to its end; what keeps it from running is said in a sentence, without a stack. */
export async function main(work) {
  endWithNpm()
  try {
    await work()
  } catch (error) {
    if (!(error instanceof NotReady)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

const LOOK_MS = 250

/**
 * Ends this process as a SIGTERM would when the shell is gone in which npm runs it. npm hands a signal to that shell
 * only, which ends without telling: the server would live on and keep its port.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(looking)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_MS)
  looking.unref()
}
