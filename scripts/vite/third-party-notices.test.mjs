import { expect, test } from 'vitest'
import { inProject, readJson } from '../run.mjs'
import { noticeOf, packagesIn, thirdPartyNotices } from './third-party-notices.ts'

test('a package is credited once, however many of its files are used', () => {
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

/** The notices of a build with these modules. */
function built(inPage = [], inWorker = []) {
  const written = []
  const bundleOf = (moduleIds) => ({ 'assets/index.js': { moduleIds } })
  const { page, worker } = thirdPartyNotices()
  worker.generateBundle({}, bundleOf(inWorker))
  const context = { emitFile: (file) => written.push(file) }
  page.generateBundle.call(context, {}, bundleOf(inPage))
  return written[0]
}

test('a build credits its packages and its data sources', () => {
  const react = inProject('node_modules/react/index.js')
  const papaparse = inProject('node_modules/papaparse/papaparse.js')
  const { fileName, source } = built([react], [papaparse])
  expect(fileName).toBe('third-party-notices.txt')
  expect(source).toMatch(
    /tracking_number_data[^]*papaparse \S+ \(MIT\)[^]*Permission is hereby granted[^]*react \S+ \(MIT\)/,
  )
})

/** Names in the notices of sources without a URL. */
const CALLED = {
  'UPU S10': 'standard S10',
  'public ID resi checkers (two repos, agree)': 'Indonesian',
  'public KR shop script (carrier digit counts)': 'Korea',
  'public CO shop test (comment): 12 digits': 'Colombia',
  'packagex OCR rules (public code)': 'PackageX',
  'domain knowledge, NOT confirmed by a stored source': 'general knowledge',
}
const ADDRESS = /^github:([\w-]+\/[\w-]+)|^[\w.-]+\.(?:com|de|fr|org)/

const sources = new Set(
  readJson('src/testing/courier-format-sources.json').flatMap(({ source }) => source.split(' + ')),
)

test.each([...sources])('the shapes of numbers from "%s" are credited', (source) => {
  const [address, repository] = ADDRESS.exec(source) ?? []
  const called = CALLED[source] ?? (repository ? `https://github.com/${repository} (` : address)
  expect(called).toBeDefined()
  expect(built().source).toContain(called)
})
