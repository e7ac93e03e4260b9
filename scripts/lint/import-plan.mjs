/**
 * Which folder may import which. Data, read by oxlint.config.mjs.
 *
 * `folders`: other folders of `src/` that its files may import, by their `#name` path ('*' = any).
 * `packages`: npm packages that they may import ('*' = any, 'node:*' = Node's modules).
 * A folder may always import itself. An entry for one folder replaces the one of `/*`.
 */
const mayImport = (folders, packages = []) => ({ folders, packages })

const react = ['react', 'react-dom']
const outside = [
  'domain/*',
  'service',
  'storage',
  'journal',
  'worker-calls',
  'records',
  'sheet-engine',
  'sheet-engine/*',
  'barcodes',
  'run',
]

/** A feature; it may import only these other features. */
const feature = (others = []) =>
  mayImport(
    [...outside, 'page', 'ui', 'i18n', ...others],
    [...react, 'react-hook-form', '@hookform/resolvers', 'zod', '@tanstack/react-query', 'wouter'],
  )

export const importPlan = {
  'src/domain/entry': mayImport([]),
  'src/domain/formats': mayImport(['domain/entry']),
  'src/domain/sheet': mayImport(['domain/entry', 'domain/formats'], ['papaparse']),
  'src/domain/columns': mayImport(['domain/entry', 'domain/formats', 'domain/sheet']),
  'src/domain/draft': mayImport(
    ['domain/entry', 'domain/formats', 'domain/sheet', 'domain/columns', 'domain/kept'],
    ['zod'],
  ),
  'src/domain/upload': mayImport(
    [
      'domain/entry',
      'domain/formats',
      'domain/sheet',
      'domain/columns',
      'domain/draft',
      'domain/kept',
    ],
    ['zod'],
  ),
  // Types of stored data come from schemas, which refer to the domain's tables.
  'src/domain/kept': mayImport(['domain/*'], ['zod']),
  'src/domain/couriers': mayImport([
    'domain/entry',
    'domain/formats',
    'domain/draft',
    'domain/kept',
    'domain/upload',
  ]),
  'src/domain/report': mayImport(['domain/*']),
  // Assigns labels to orders of the draft.
  'src/domain/scanning': mayImport(['domain/entry', 'domain/formats', 'domain/draft']),
  'src/service': mayImport(['domain/*'], ['zod', 'lossless-json']),
  'src/storage': mayImport(['domain/*'], ['zod', 'idb']),
  'src/journal': mayImport(['domain/*', 'service', 'storage', 'worker-calls']),
  'src/worker-calls': mayImport([]),
  'src/barcodes': mayImport(['domain/scanning', 'worker-calls'], ['zxing-wasm']),
  // Receipts read the sheets of uploads.
  'src/records': mayImport([
    'domain/*',
    'storage',
    'journal',
    'worker-calls',
    'sheet-engine/reading',
  ]),
  'src/sheet-engine': mayImport(['domain/*', 'storage', 'journal', 'worker-calls'], ['@e965/xlsx']),
  'src/run': mayImport(outside.filter((name) => name !== 'run')),
  'src/i18n': mayImport(['domain/*'], ['use-intl', 'react']),
  'src/ui': mayImport(['i18n'], react),
  'src/page': mayImport(
    [...outside, 'ui', 'i18n'],
    [...react, '@tanstack/react-query', 'react-hook-form', '@hookform/resolvers', 'zod'],
  ),
  'src/features/*': feature(),
  // The draft shows the sheet's origin and its columns.
  'src/features/spreadsheet': feature(['features/columns']),
  'src/features/draft': feature(['features/columns', 'features/spreadsheet']),
  'src/app': mayImport(
    [...outside, 'features/*', 'page', 'ui', 'i18n'],
    [...react, '@tanstack/react-query', 'wouter', 'zod'],
  ),
  'src/simulator': mayImport(['domain/*', 'service'], ['msw']),
  'src/demo': mayImport(['simulator', 'main.tsx'], ['msw']),
  'src/testing': mayImport(['*'], ['*']),
  'src/main.tsx': mayImport(
    ['app', ...outside, 'features/*', 'page', 'ui', 'i18n'],
    [...react, '@tanstack/react-query', 'wouter', 'zod'],
  ),
  // The workers connect the folders that the page calls.
  'src/barcodes.worker.ts': mayImport(['barcodes', 'worker-calls']),
  'src/main.worker.ts': mayImport(outside.filter((name) => name !== 'run')),
  server: mayImport(
    ['simulator', 'domain/*', 'service'],
    ['hono', '@hono/node-server', 'prom-client', 'zod', 'vite', 'node:*'],
  ),
}
