import { expect, test } from 'vitest'
import { inProject } from '../run.mjs'
import { noticeOf, packagesIn } from './third-party-notices.ts'

test('a package is credited once, whichever of its files are used', () => {
  const modules = [
    '/home/x/node_modules/papaparse/papaparse.js',
    '/home/x/node_modules/@tanstack/react-query/build/a.js',
    '/home/x/node_modules/@tanstack/react-query/build/b.js',
    '/home/x/src/main.tsx',
    '\0virtual',
  ]
  expect(packagesIn(modules)).toEqual([
    '/home/x/node_modules/papaparse',
    '/home/x/node_modules/@tanstack/react-query',
  ])
})

test('a notice has the name, the licence and its text', () => {
  expect(noticeOf(inProject('node_modules/papaparse'))).toMatch(
    /^papaparse \S+ \(MIT\)\n\n.*Copyright/s,
  )
})
