import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { takeOver, withLock } from './lock.mjs'

async function aLock() {
  const folder = await mkdtemp(join(tmpdir(), 'tracking-upload-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'ready')
}

async function heldBy(holder) {
  const lock = await aLock()
  await mkdir(lock)
  await writeFile(join(lock, holder), '')
  return lock
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
  const lock = await heldBy('999999999-1')
  expect(await withLock(lock, async () => 'done')).toBe('done')
})

test('a lock that nobody has touched for long is no lock, whoever has its number now', async () => {
  const holder = `${process.pid}-1`
  const lock = await heldBy(holder)
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(join(lock, holder), longAgo, longAgo)
  expect(await withLock(lock, async () => 'done')).toBe('done')
})

test('of two that saw the same lock abandoned, the later one does not take the lock of the first', async () => {
  const lock = await heldBy('999999999-1')
  expect(await takeOver(lock, '999999999-1', 'first')).toBe(true)
  expect(await takeOver(lock, '999999999-1', 'second')).toBe(false)
  expect(await readdir(lock)).toEqual(['first'])
})

test('many that wait for an abandoned lock work one after the other', async () => {
  const lock = await heldBy('999999999-1')
  const steps = []
  const start = (name) =>
    withLock(lock, async () => {
      steps.push(name)
      await wait(1)
      steps.push(name)
    })
  await Promise.all([1, 2, 3, 4].map(start))
  const pairs = steps.filter((_, index) => index % 2 === 0)
  expect(steps).toEqual(pairs.flatMap((name) => [name, name]))
  expect(new Set(pairs)).toEqual(new Set([1, 2, 3, 4]))
})

test('a holder that was taken for dead leaves the lock of the next one alone', async () => {
  const lock = await aLock()
  await withLock(lock, async () => {
    const [asleep] = await readdir(lock)
    await takeOver(lock, asleep, 'next')
  })
  expect(await readdir(lock)).toEqual(['next'])
})
