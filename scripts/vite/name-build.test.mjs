import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { versionOf } from './name-build.ts'

const FINGERPRINT = '0123456789abcdef'

function folderWith(...commands) {
  const folder = mkdtempSync(join(tmpdir(), 'tracking-upload-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'file'), 'one')
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.c']
  for (const args of commands) execFileSync('git', [...who, ...args], { cwd: folder })
  return folder
}
const COMMIT = [
  ['init', '-q'],
  ['add', 'file'],
  ['commit', '-qm', 'one'],
  ['tag', 'v9'],
]

test('a build is named after its commit, with a mark for uncommitted changes', () => {
  const folder = folderWith(...COMMIT)
  expect(versionOf('0.1.0', folder, FINGERPRINT)).toMatch(/^0\.1\.0\+[\da-f]{7}$/)
  writeFileSync(join(folder, 'file'), 'two')
  expect(versionOf('0.1.0', folder, FINGERPRINT)).toMatch(/^0\.1\.0\+[\da-f]{7}-dirty$/)
})

test('without a repository or commit, a build is named after its sources', () => {
  expect(versionOf('0.1.0', folderWith(), FINGERPRINT)).toBe('0.1.0+0123456')
  expect(versionOf('0.1.0', folderWith(['init', '-q']), FINGERPRINT)).toBe('0.1.0+0123456')
  expect(versionOf('0.1.0', folderWith())).toBe('0.1.0')
})
