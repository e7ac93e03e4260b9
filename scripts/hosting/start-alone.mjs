/** Runs the build like an installation: `dist` alone, without packages, by a user without write access. */
import assert from 'node:assert/strict'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject, readJson } from '../run.mjs'
import { startProduct } from '../servers.mjs'

const NOBODY = 65_534

export async function startAlone() {
  const { type, engines } = readJson('dist/package.json')
  assert.deepEqual({ type, engines }, { type: 'module', engines: readJson('package.json').engines })
  const folder = mkdtempSync(join(tmpdir(), 'tracking-upload-'))
  const dist = join(folder, 'dist')
  cpSync(inProject('dist'), dist, { recursive: true })
  chmodSync(folder, 0o755)
  // Only root can switch users.
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const settings = { PRACTICE: 'true', NODE_ENV: 'production' }
  const product = await startProduct(settings, { dist, ...user })
  try {
    await expectWholePage(product.origin)
  } finally {
    await product.end()
    rmSync(folder, { recursive: true })
  }
}

async function expectWholePage(origin) {
  const page = await fetch(origin)
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.text()) ?? []
  const { status } = await fetch(new URL(script ?? 'missing', origin))
  assert.deepEqual([page.status, status], [200, 200], 'The page did not come whole.')
}
