import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/*
 * A lock is a folder with one file, whose name is its holder. So a lock is taken over by renaming the file of exactly
 * the holder that was seen to be gone: of several that saw it, one succeeds.
 */

const HEARTBEAT_MS = 2_000
/** A holder that has not been heard of for so long was killed. */
const SILENT_MS = 15_000
const LOOK_AGAIN_MS = 200

/** Does the work while no other process does work under the same lock; waits for its turn. */
export async function withLock(path, work, onWait = () => undefined) {
  const mine = `${process.pid}-${randomUUID()}`
  await mkdir(dirname(path), { recursive: true })
  for (let told = false; !(await take(path, mine)); told = true) {
    if (!told) onWait()
    await wait(LOOK_AGAIN_MS)
  }
  const heart = setInterval(() => void beat(path, mine), HEARTBEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(heart)
    await rm(join(path, mine), { force: true })
    // Somebody else's may stand in it already.
    await rmdir(path).catch(() => undefined)
  }
}

async function take(path, mine) {
  const [holder] = await readdir(path).catch(() => [])
  if (holder === undefined) return takeFree(path, mine)
  return (await isAbandoned(path, holder)) && takeOver(path, holder, mine)
}

/** A folder takes the place of another one only when that one is empty. */
async function takeFree(path, mine) {
  const ready = `${path}.${mine}`
  await mkdir(ready)
  await writeFile(join(ready, mine), '')
  try {
    await rename(ready, path)
    return true
  } catch (error) {
    await rm(ready, { recursive: true, force: true })
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false
    throw error
  }
}

/** Takes the lock of a holder that is gone; false when somebody else was faster. */
export async function takeOver(path, holder, mine) {
  // Before it is mine: a file keeps its time when it is renamed, and an old one is taken for abandoned.
  await beat(path, holder)
  try {
    await rename(join(path, holder), join(path, mine))
    return true
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

function beat(path, holder) {
  const now = new Date()
  return utimes(join(path, holder), now, now).catch(() => undefined)
}

async function isAbandoned(path, holder) {
  try {
    const { mtimeMs } = await stat(join(path, holder))
    return Date.now() - mtimeMs > SILENT_MS || !isAlive(Number.parseInt(holder, 10))
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
