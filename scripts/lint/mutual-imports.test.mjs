import { expect, test } from 'vitest'
import { mutualImports } from './mutual-imports.mjs'

const file = (path, ...folders) => ({
  path,
  text: folders.map((folder) => `import { a } from '#${folder}/a.ts'`).join('\n'),
})

test('names two folders that import each other, once', () => {
  const files = [file('run/a.ts', 'storage'), file('storage/b.ts', 'run'), file('run/c.ts', 'ui')]
  expect(mutualImports(files)).toEqual(['run storage'])
})

test('a folder may import its subfolder, but the subfolder may not import it back', () => {
  expect(mutualImports([file('ui/a.ts', 'ui/grid')])).toEqual([])
  expect(mutualImports([file('ui/a.ts', 'ui/grid'), file('ui/grid/b.ts', 'ui')])).toEqual([
    'ui ui/grid',
  ])
})

test('a subfolder may be named from its parent', () => {
  const parent = { path: 'ui/a.ts', text: "import { a } from './grid/a.ts'" }
  expect(mutualImports([parent, file('ui/grid/b.ts', 'ui')])).toEqual(['ui ui/grid'])
})

test('types and imports on demand count too', () => {
  const type = { path: 'run/a.ts', text: "import type { A } from '#storage/a.ts'" }
  const onDemand = { path: 'storage/a.ts', text: "await import('#run/a.ts')" }
  expect(mutualImports([type, onDemand])).toEqual(['run storage'])
})
