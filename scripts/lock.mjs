import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const HEARTBEAT_MS = 2_000
/** A holder that has not been heard of for so long was killed. */
const SILENT_MS = 15_000
const LOOK_AGAIN_MS = 200

/** Does the work while no other process does work under the same lock; waits for its turn. */
export async function withLock(path, work, onWait = () => undefined) {
  const mine = `${process.pid}-${Date.now()}`
  await mkdir(dirname(path), { recursive: true })
  for (let told = false; !(await take(path, mine)); told = true) {
    if (!told) onWait()
    await removeAbandoned(path)
    await wait(LOOK_AGAIN_MS)
  }
  const heart = setInterval(() => void beat(path), HEARTBEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(heart)
    await rm(path, { force: true })
  }
}

async function take(path, mine) {
  try {
    await writeFile(path, mine, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

const beat = (path) => {
  const now = new Date()
  return utimes(path, now, now).catch(() => undefined)
}

/** Moves the file away before it is removed: of two that find it abandoned, one succeeds. */
async function removeAbandoned(path) {
  if (!(await isAbandoned(path))) return
  const aside = `${path}.${process.pid}`
  await rename(path, aside).catch(() => undefined)
  await rm(aside, { force: true })
}

async function isAbandoned(path) {
  try {
    const [{ mtimeMs }, content] = await Promise.all([stat(path), readFile(path, 'utf8')])
    return Date.now() - mtimeMs > SILENT_MS || !isAlive(Number.parseInt(content, 10))
  } catch {
    return false
  }
}

function isAlive(pid) {
  // Just created, not written yet.
  if (Number.isNaN(pid)) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
