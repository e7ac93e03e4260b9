import { existsSync } from 'node:fs'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { withLock } from './lock.mjs'

async function aLock() {
  const folder = await mkdtemp(join(tmpdir(), 'tracking-upload-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'ready.lock')
}

test('of two starts at once the second one waits, and says so', async () => {
  const lock = await aLock()
  const steps = []
  const start = (name) =>
    withLock(
      lock,
      async () => {
        steps.push(`${name} begins`)
        await wait(300)
        steps.push(`${name} ends`)
      },
      () => steps.push(`${name} waits`),
    )
  await Promise.all([start('first'), wait(50).then(() => start('second'))])
  expect(steps).toEqual([
    'first begins',
    'second waits',
    'first ends',
    'second begins',
    'second ends',
  ])
  expect(existsSync(lock)).toBe(false)
})

test('a start that fails makes way', async () => {
  const lock = await aLock()
  const failing = withLock(lock, () => Promise.reject(new Error('npm ci failed')))
  await expect(failing).rejects.toThrow('npm ci failed')
  expect(await withLock(lock, async () => 'done')).toBe('done')
})

test('the lock of a process that is gone is no lock', async () => {
  const lock = await aLock()
  await writeFile(lock, '999999999-1')
  expect(await withLock(lock, async () => 'done')).toBe('done')
})

test('a lock that nobody has touched for long is no lock, whoever has its number now', async () => {
  const lock = await aLock()
  await writeFile(lock, `${process.pid}-1`)
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(lock, longAgo, longAgo)
  expect(await withLock(lock, async () => 'done')).toBe('done')
})
