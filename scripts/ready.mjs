/** Packages and build of the product: `npm start` and `npm test` install, every command builds what it needs. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
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

/** An expected error of a command; its message is for the user. */
export class NotReady extends Error {}

/** Requires a build, even an outdated one. */
export function requireBuild() {
  if (!exists(BUILT_FROM)) throw new NotReady('There is no build. Make one: npm run build')
}

/** Requires the packages. Only `npm start` and `npm test` install them, so that no command replaces them under another. */
export function requirePackages() {
  if (!exists('node_modules/vite/package.json'))
    throw new NotReady('The packages are missing. Install them: npm ci')
}

/** Requires the packages, and builds if needed. */
export async function makeReady() {
  requirePackages()
  const why = whyBuild({
    sources: fingerprint(),
    builtFrom: exists(BUILT_FROM) ? readFileSync(inProject(BUILT_FROM), 'utf8') : null,
    outputsExist: OUTPUTS.every(exists),
  })
  if (why === null) return
  console.log(`Building the product: ${why}.`)
  await buildProduct()
}

/** Installs the packages of the lock file if they are missing or others. */
export async function install() {
  const record = 'node_modules/.package-lock.json'
  const why = whyInstall({
    lock: readJson('package-lock.json').packages,
    installed: exists(record) ? readJson(record).packages : null,
    isThere: (path) => exists(`${path}/package.json`),
  })
  if (why === null) return
  console.log(`Installing packages: ${why}.`)
  const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code !== 0) throw new NotReady('npm ci failed: the packages could not be installed.')
}

/** Returns why packages have to be installed, or null. `installed` is npm's own record, without those of other platforms. */
export function whyInstall({ lock, installed, isThere }) {
  if (installed === null) return 'they are not there yet'
  const { dependencies = {}, devDependencies = {} } = lock['']
  const missing = Object.keys({ ...dependencies, ...devDependencies }).find(
    (name) => !isThere(`node_modules/${name}`),
  )
  if (missing !== undefined) return `${missing} is missing`
  const other = Object.keys(installed).find((path) => {
    return installed[path].version !== lock[path]?.version
  })
  return other === undefined
    ? null
    : `package-lock.json has another ${other.split('node_modules/').at(-1)}`
}

/**
 * Returns why the product has to be built, or null. Compares fingerprints of the contents, not times, to notice removed
 * and restored files and ignore touched ones.
 */
export function whyBuild({ sources, builtFrom, outputsExist }) {
  if (builtFrom === null || !outputsExist) return 'there is no build yet'
  return builtFrom === sources ? null : 'the sources have changed'
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
  throw new NotReady(`${outcome.output}\nThe build failed.`)
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
