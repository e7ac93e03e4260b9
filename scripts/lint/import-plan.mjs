/**
 * Which folder may import which. Data, read by oxlint.config.mjs.
 *
 * `folders`: other rooms of `src/` that a file of this room may import, by their `#name` path ('*' = any).
 * `packages`: npm packages that it may import ('*' = any, 'node:*' = what Node brings).
 * A room may always import itself. An entry that names one folder replaces that of `/*`.
 */
const room = (folders, packages = []) => ({ folders, packages })

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

/** A feature, which imports no other one but those named here. */
const feature = (others = []) =>
  room(
    [...outside, 'page', 'ui', 'i18n', ...others],
    [...react, 'react-hook-form', '@hookform/resolvers', 'zod', '@tanstack/react-query', 'wouter'],
  )

export const importPlan = {
  'src/domain/entry': room([]),
  'src/domain/formats': room(['domain/entry']),
  'src/domain/sheet': room(['domain/entry', 'domain/formats'], ['papaparse']),
  'src/domain/columns': room(['domain/entry', 'domain/formats', 'domain/sheet']),
  'src/domain/draft': room(
    ['domain/entry', 'domain/formats', 'domain/sheet', 'domain/columns', 'domain/kept'],
    ['zod'],
  ),
  'src/domain/upload': room(
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
  // What is kept has its types from schemas, and these name the tables of the domain.
  'src/domain/kept': room(['domain/*'], ['zod']),
  'src/domain/couriers': room([
    'domain/entry',
    'domain/formats',
    'domain/draft',
    'domain/kept',
    'domain/upload',
  ]),
  'src/domain/report': room(['domain/*']),
  // Which label belongs to which order of the draft.
  'src/domain/scanning': room(['domain/entry', 'domain/formats', 'domain/draft']),
  'src/service': room(['domain/*'], ['zod', 'lossless-json']),
  'src/storage': room(['domain/*'], ['zod', 'idb']),
  'src/journal': room(['domain/*', 'service', 'storage', 'worker-calls']),
  'src/worker-calls': room([]),
  'src/barcodes': room(['domain/scanning', 'worker-calls'], ['zxing-wasm']),
  // Receipts read the sheets of uploads again.
  'src/records': room(['domain/*', 'storage', 'journal', 'worker-calls', 'sheet-engine/reading']),
  'src/sheet-engine': room(['domain/*', 'storage', 'journal', 'worker-calls'], ['@e965/xlsx']),
  'src/run': room(outside.filter((name) => name !== 'run')),
  'src/i18n': room(['domain/*'], ['use-intl', 'react']),
  'src/ui': room(['i18n'], react),
  'src/page': room(
    [...outside, 'ui', 'i18n'],
    [...react, '@tanstack/react-query', 'react-hook-form', '@hookform/resolvers', 'zod'],
  ),
  'src/features/*': feature(),
  // Where a sheet comes from is shown beside it, and so is which of its columns is what.
  'src/features/spreadsheet': feature(['features/columns']),
  'src/features/draft': feature(['features/columns', 'features/spreadsheet']),
  'src/app': room(
    [...outside, 'features/*', 'page', 'ui', 'i18n'],
    [...react, '@tanstack/react-query', 'wouter', 'zod'],
  ),
  'src/simulator': room(['domain/*', 'service'], ['msw']),
  'src/demo': room(['simulator', 'main.tsx'], ['msw']),
  'src/testing': room(['*'], ['*']),
  'src/main.tsx': room(
    ['app', ...outside, 'features/*', 'page', 'ui', 'i18n'],
    [...react, '@tanstack/react-query', 'wouter', 'zod'],
  ),
  // The worker joins the rooms that the page talks to.
  'src/barcodes.worker.ts': room(['barcodes', 'worker-calls']),
  'src/main.worker.ts': room(outside.filter((name) => name !== 'run')),
  server: room(
    ['simulator', 'domain/*', 'service'],
    ['hono', '@hono/node-server', 'prom-client', 'zod', 'vite', 'node:*'],
  ),
}
