import { expect, test } from 'vitest'
import { isBuilt, whyBuild, whyInstall } from './ready.mjs'

test.each([
  [{ lockFile: 1, installed: null, missingPackages: [] }, 'they are not there yet'],
  [{ lockFile: 2, installed: 1, missingPackages: [] }, 'package-lock.json is newer'],
  [{ lockFile: 1, installed: 2, missingPackages: ['vite', 'knip'] }, 'vite is missing'],
  [{ lockFile: 1, installed: 2, missingPackages: [] }, null],
  [{ lockFile: 1, installed: 1, missingPackages: [] }, null],
])('%j: packages are installed because %s', (state, why) => {
  expect(whyInstall(state)).toBe(why)
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
