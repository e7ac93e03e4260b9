import { expect, test } from 'vitest'
import { isBuilt, whyBuild, whyInstall } from './ready.mjs'

const LOCK = {
  '': { dependencies: { vite: '8' }, devDependencies: { knip: '6' } },
  'node_modules/vite': { version: '8.3.8' },
  'node_modules/knip': { version: '6.40.0' },
  'node_modules/other-platform': { version: '1.0.0' },
}
const { 'node_modules/vite': vite, 'node_modules/knip': knip } = LOCK
const BOTH = { 'node_modules/vite': vite, 'node_modules/knip': knip }

test.each([
  [null, [], 'they are not there yet'],
  [BOTH, ['node_modules/vite'], 'knip is missing'],
  [
    { ...BOTH, 'node_modules/vite': { version: '8.0.0' } },
    Object.keys(BOTH),
    'package-lock.json has another vite',
  ],
  [
    { ...BOTH, 'node_modules/gone': { version: '1.0.0' } },
    Object.keys(BOTH),
    'package-lock.json has another gone',
  ],
  [BOTH, Object.keys(BOTH), null],
])('with %j and the folders %j packages are installed because %s', (installed, folders, why) => {
  const isThere = (path) => folders.includes(path)
  expect(whyInstall({ lock: LOCK, installed, isThere })).toBe(why)
})

test.each([
  [{ sources: 'a', builtFrom: null, outputsExist: true }, 'there is no build yet'],
  [{ sources: 'a', builtFrom: 'a', outputsExist: false }, 'there is no build yet'],
  [{ sources: 'b', builtFrom: 'a', outputsExist: true }, 'the sources have changed'],
  [{ sources: 'a', builtFrom: 'a', outputsExist: true }, null],
])('%j: the product is built because %s', (state, why) => {
  expect(whyBuild(state)).toBe(why)
})

test.each([
  ['src/main.tsx', true],
  ['src/domain/couriers/list/couriers.json', true],
  ['server/app.ts', true],
  ['scripts/vite/compile-texts.ts', true],
  ['scripts/vite/compile-texts.test.mjs', false],
  ['src/domain/draft/draft.test.ts', false],
  ['src/ui/grid/grid.test.tsx', false],
  ['server/sockets.testing.ts', false],
  ['src/testing/render.tsx', false],
])('%s is part of the build: %s', (path, expected) => {
  expect(isBuilt(path)).toBe(expected)
})
