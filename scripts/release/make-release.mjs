/** `npm run release`: creates the files of a release in dist/release. Requires git and GNU tar. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { buildDemo, buildProduct, NotReady } from '../ready.mjs'
import { inProject, readJson, ROOT, run, runNpm } from '../run.mjs'
import { billOfProduct } from './bill-of-materials.mjs'

const OUT = inProject('dist', 'release')
const CHECKSUMS = 'SHA256SUMS'

/** Builds product and demo, packs each, and writes the bill of materials and the checksums. */
export async function makeRelease() {
  const { name, version } = readJson('package.json')
  rmSync(OUT, { recursive: true, force: true })
  await buildProduct()
  await buildDemo()
  mkdirSync(OUT)
  const date = await output('git', ['show', '--no-patch', '--format=%cI'])
  await pack(`${name}-${version}`, date, ['app', 'server', 'package.json', 'built-from'])
  await pack(`${name}-demo-${version}`, date, ['demo'])
  writeFileSync(`${OUT}/${name}-${version}.cdx.json`, await listMaterials({ name, date }))
  writeFileSync(`${OUT}/${CHECKSUMS}`, checksums())
  return readdirSync(OUT)
}

/** Packs one folder with the licence into a tarball. The same commit gives the same bytes. */
async function pack(name, date, parts) {
  const plain = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
  const place = [`--mtime=${date}`, `--transform=s,^(demo/?)?,${name}/,x`]
  const sources = ['--directory', inProject('dist'), ...parts, '--directory', ROOT, 'LICENSE']
  const file = `--file=${OUT}/${name}.tar.gz`
  await output('tar', [
    '--create',
    '--use-compress-program=gzip -n9',
    file,
    ...plain,
    ...place,
    ...sources,
  ])
}

async function listMaterials(about) {
  const args = [
    'sbom',
    '--loglevel=error',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
  ]
  const { code, output: text } = await runNpm(args, { quiet: true })
  if (code !== 0) throw new NotReady(`npm sbom failed. ${text}`)
  return `${JSON.stringify(billOfProduct(JSON.parse(text), about), null, 2)}\n`
}

/** Checksums in the format of `sha256sum --check`. */
function checksums() {
  const sumOf = (file) =>
    createHash('sha256')
      .update(readFileSync(`${OUT}/${file}`))
      .digest('hex')
  return readdirSync(OUT)
    .map((file) => `${sumOf(file)}  ${file}\n`)
    .join('')
}

async function output(command, args) {
  const { code, output: text } = await run(command, args, { quiet: true })
  if (code !== 0) throw new NotReady(`${command} failed. ${text}`)
  return text.trim()
}
