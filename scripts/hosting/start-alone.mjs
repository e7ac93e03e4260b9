/** Tries the build as it is installed: `dist` alone, read-only, without packages, by a user who may do nothing. */
import assert from 'node:assert/strict'
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject, readJson } from '../run.mjs'
import { startProduct } from '../servers.mjs'

const NOBODY = 65_534

export async function startAlone() {
  const folder = mkdtempSync(join(tmpdir(), 'tracking-upload-'))
  const dist = join(folder, 'dist')
  cpSync(inProject('dist'), dist, { recursive: true })
  const { type, engines } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'))
  assert.deepEqual({ type, engines }, { type: 'module', engines: readJson('package.json').engines })
  setModes(folder, 0o555, 0o444)
  try {
    // Only root can switch users; anyone else is unprivileged already.
    const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
    const settings = { PRACTICE: 'true', NODE_ENV: 'production' }
    const product = await startProduct(settings, { dist, ...user })
    try {
      await expectWholePage(product.origin)
    } finally {
      await product.end()
    }
  } finally {
    setModes(folder, 0o755, 0o644)
    rmSync(folder, { recursive: true })
  }
}

async function expectWholePage(origin) {
  const page = await fetch(origin)
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.text()) ?? []
  const { status } = await fetch(new URL(script ?? 'missing', origin))
  assert.deepEqual([page.status, status], [200, 200], 'The page did not come whole.')
}

function setModes(folder, ofFolders, ofFiles) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? ofFolders : ofFiles)
  chmodSync(folder, ofFolders)
}
