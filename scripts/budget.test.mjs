import { expect, test } from 'vitest'
import { filesOf, sortFiles } from './budget.mjs'

const MANIFEST = {
  'index.html': { file: 'assets/main.js', css: ['assets/main.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  'src/later-parts.tsx': { file: 'assets/later-parts.js', css: ['assets/later-parts.css'] },
  'src/help/help-page.tsx': { file: 'assets/help.js' },
  'src/i18n/en/first-page.ts': { file: 'assets/en.js' },
  'src/i18n/en/later-texts.ts': { file: 'assets/en-later.js' },
  'src/i18n/es/first-page.ts': { file: 'assets/es.js' },
  'src/i18n/es/later-texts.ts': { file: 'assets/es-later.js' },
  'src/domain/couriers/list/couriers.json': { file: 'assets/couriers-1a2b.js' },
}

test('the files of a chunk include its imports, once', () => {
  expect(filesOf(MANIFEST, 'index.html')).toEqual([
    'assets/main.js',
    'assets/main.css',
    'assets/react.js',
    'assets/shared.js',
  ])
})

test('every file of the build is counted in one place', () => {
  const inManifest = Object.values(MANIFEST).flatMap(({ file, css = [] }) => [file, ...css])
  const all = [
    ...inManifest,
    'assets/reader.worker.js',
    'assets/header-aliases-3c4d.js',
    'assets/read-binary-workbook-5e6f.js',
    'assets/picture.svg',
    'assets/zxing_reader-7a8b.wasm',
    'assets/barcodes.worker-9c0d.js',
  ]
  const { first, apart, rest } = sortFiles(MANIFEST, all)
  expect(first).toEqual([
    'assets/main.js',
    'assets/main.css',
    'assets/react.js',
    'assets/shared.js',
    'assets/en.js',
  ])
  expect(Object.values(apart)).toEqual([
    ['assets/es.js', 'assets/es-later.js'],
    ['assets/couriers-1a2b.js', 'assets/header-aliases-3c4d.js'],
    ['assets/read-binary-workbook-5e6f.js'],
    ['assets/zxing_reader-7a8b.wasm', 'assets/barcodes.worker-9c0d.js'],
  ])
  expect(rest).toEqual([
    'assets/later-parts.js',
    'assets/later-parts.css',
    'assets/help.js',
    'assets/en-later.js',
    'assets/reader.worker.js',
  ])
})
