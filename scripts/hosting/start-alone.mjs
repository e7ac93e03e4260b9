/** Tries the build as it is installed: `dist` alone, read-only, without packages, by a user who may do nothing. */
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inProject } from '../run.mjs'
import { startProduct } from './servers.mjs'

const NOBODY = 65_534
const READ_ONLY = { folder: 0o555, file: 0o444 }
const WRITABLE = { folder: 0o755, file: 0o644 }

export async function startAlone() {
  const folder = mkdtempSync(join(tmpdir(), 'tracking-upload-'))
  const dist = join(folder, 'dist')
  cpSync(inProject('dist'), dist, { recursive: true })
  setModes(folder, READ_ONLY)
  try {
    // Only root can switch users; anyone else is unprivileged already.
    const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
    const product = await startProduct(dist, { PRACTICE: 'true', NODE_ENV: 'production' }, user)
    try {
      return await look(product.origin)
    } finally {
      await product.end()
    }
  } finally {
    setModes(folder, WRITABLE)
    rmSync(folder, { recursive: true })
  }
}

async function look(origin) {
  const page = await fetch(origin)
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.text()) ?? []
  const { status } = await fetch(new URL(script ?? 'missing', origin))
  if (page.status !== 200 || status !== 200) throw new Error('The page did not come whole.')
}

function setModes(folder, modes) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const mode = entry.isDirectory() ? modes.folder : modes.file
    chmodSync(join(entry.parentPath, entry.name), mode)
  }
  chmodSync(folder, modes.folder)
}
