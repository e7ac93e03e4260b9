/** Installs packages and builds the product if missing or out of date, before a command runs. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { whyEnded } from './results.mjs'
import { inProject, plainEnvironment, readJson, runNpm, runTool } from './run.mjs'

/** All inputs of a build. */
const SOURCES = [
  'src',
  'server',
  'public',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const OUTPUTS = ['dist/app/index.html', 'dist/server/main.js']
/** Holds the fingerprint of the build's sources; written last. */
const BUILT_FROM = 'dist/built-from'
const MOST_BUILD_MS = 300_000

const exists = (path) => existsSync(inProject(path))
const timeOf = (path) => (exists(path) ? statSync(inProject(path)).mtimeMs : null)

/** Whether a build exists, even an outdated one. */
export const hasBuild = () => exists(BUILT_FROM)

/** An expected error of a command; its message is for the user. */
export class NotReady extends Error {}

/** Installs and, unless `build` is false, builds if needed. */
export async function makeReady({ build = true } = {}) {
  await install()
  if (build) await buildIfNeeded()
}

async function install() {
  const why = whyInstall({
    lockFile: timeOf('package-lock.json'),
    installed: timeOf('node_modules/.package-lock.json'),
    missingPackages: missingPackages(),
  })
  if (why === null) return
  console.log(`Installing packages: ${why}.`)
  const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code !== 0) throw new NotReady('npm ci failed: the packages could not be installed.')
}

/**
 * Returns why packages have to be installed, or null. `installed` is npm's record of its last install, which it writes
 * after the lock file; if it is older, the lock file has changed since.
 */
export function whyInstall({ lockFile, installed, missingPackages }) {
  if (installed === null) return 'they are not there yet'
  if (installed < lockFile) return 'package-lock.json is newer'
  const [first] = missingPackages
  return first === undefined ? null : `${first} is missing`
}

function missingPackages() {
  const { dependencies, devDependencies } = readJson('package.json')
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !exists(`node_modules/${name}/package.json`),
  )
}

/**
 * Returns why the product has to be built, or null. Compares fingerprints of the contents, not times, to notice removed
 * and restored files and ignore touched ones.
 */
export function whyBuild({ sources, builtFrom, outputsExist }) {
  if (builtFrom === null || !outputsExist) return 'there is no build yet'
  return builtFrom === sources ? null : 'the sources have changed'
}

async function buildIfNeeded() {
  const why = whyBuild({
    sources: fingerprint(),
    builtFrom: hasBuild() ? readFileSync(inProject(BUILT_FROM), 'utf8') : null,
    outputsExist: OUTPUTS.every(exists),
  })
  if (why === null) return
  console.log(`Building the product: ${why}.`)
  await buildProduct()
}

/** Builds the page and the server from scratch; returns Vite's output. */
export async function buildProduct() {
  const sources = fingerprint()
  rmSync(inProject(BUILT_FROM), { force: true })
  const page = await build(sources, [])
  const server = await build(sources, ['--ssr', 'server/main.ts', '--outDir', 'dist/server'])
  writeFileSync(inProject('dist/server/app-parts.json'), JSON.stringify(partsOf('dist/app')))
  writeFileSync(inProject('dist/package.json'), packageOfBuild())
  writeFileSync(inProject(BUILT_FROM), sources)
  return page + server
}

/** Size of each file; the server doesn't start with an incomplete build. */
const partsOf = (folder) =>
  Object.fromEntries(
    filesUnder(folder).map((path) => [relative(folder, path), statSync(inProject(path)).size]),
  )

/** package.json of the standalone build, with the module type and the required Node version. */
function packageOfBuild() {
  const { name, version, license, type, engines } = readJson('package.json')
  return `${JSON.stringify({ name, version, private: true, license, type, engines }, null, 2)}\n`
}

/** Builds the static demo, with the simulator in the page. */
export const buildDemo = () => build(fingerprint(), ['--mode', 'demo'])

async function build(sources, args) {
  const env = plainEnvironment({ NODE_ENV: 'production', BUILT_FROM: sources })
  const options = { quiet: true, timeoutMs: MOST_BUILD_MS, env }
  const outcome = await runTool('vite', ['build', ...args], options)
  if (outcome.code === 0) return outcome.output
  throw new NotReady(`${outcome.output}\nThe build failed. ${whyEnded(outcome) ?? ''}`.trim())
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

/** Whether a source file affects the build. */
export const isBuilt = (path) =>
  !/\.(test|testing)\.\w+$/.test(path) && !path.startsWith('src/testing/')

function filesUnder(path) {
  if (!exists(path)) return []
  if (statSync(inProject(path)).isFile()) return [path]
  return readdirSync(inProject(path))
    .toSorted()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
