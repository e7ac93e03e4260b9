import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { endWithNpm } from './end-with-npm.mjs'
import { isBuilt, whyBuild, whyInstall } from './freshness.mjs'
import { withLock } from './lock.mjs'
import { inProject, readJson } from './project.mjs'
import { plainEnvironment, run, runTool } from './run.mjs'

const SOURCES = [
  'src',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/compile-texts.ts',
  'package.json',
  'package-lock.json',
]
const OUTPUTS = ['dist/app/index.html', 'dist/server/main.js']
/** The fingerprint of the sources that the build was made from. */
const BUILT_FROM = 'dist/built-from'

/** What keeps the product from being made ready, in words for the person who started it. */
export class NotReady extends Error {}

const alone = (work) =>
  withLock(inProject('.cache', 'preparing'), work, () =>
    console.log('Another start is preparing the product; waiting for it.'),
  )

/** Installs and builds what is missing or out of date; a second process that does the same waits for the first. */
export function makeReady({ build = true } = {}) {
  return alone(async () => {
    await install()
    if (build) await buildIfNeeded()
  })
}

/** Builds the page and the server, whatever was there before. */
export const buildProduct = () => alone(buildBoth)

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
  const { ok, output } = await buildBoth()
  if (!ok) throw new NotReady(`${output}\nThe build failed.`)
}

async function buildBoth() {
  const sources = fingerprint()
  rmSync(inProject(BUILT_FROM), { force: true })
  const options = { quiet: true, env: plainEnvironment({ NODE_ENV: 'production' }) }
  const page = await runTool('vite', ['build'], options)
  if (page.code !== 0) return { ok: false, output: page.output }
  const ssr = ['build', '--ssr', 'server/main.ts', '--outDir', 'dist/server']
  const server = await runTool('vite', ssr, options)
  const ok = server.code === 0
  if (ok) writeFileSync(inProject(BUILT_FROM), sources)
  return { ok, output: page.output + server.output }
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
