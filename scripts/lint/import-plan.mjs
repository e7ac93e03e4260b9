/**
 * Which folder may import which. Data, read by oxlint.config.mjs.
 *
 * `folders`: other folders of `src/` that its files may import, by their `#name` path ('*' = any).
 * `packages`: npm packages that they may import ('*' = any, 'node:*' = Node's modules).
 * A folder may always import itself. An entry for one folder replaces the one of `/*`.
 */
const mayImport = (folders, packages = []) => ({ folders, packages })

const react = ['react', 'react-dom']
const forms = ['react-hook-form', '@hookform/resolvers', 'zod']

/** What a page may use besides components. */
const outside = [
  'base',
  'domain/*',
  'service',
  'storage',
  'journal',
  'worker',
  'worker/*',
  'barcodes',
  'run',
]

/** A screen shares only `entries` and `shell` with the others. */
const screen = mayImport(
  [...outside, 'entries', 'shell', 'ui', 'i18n'],
  [...react, ...forms, '@tanstack/react-query', 'wouter'],
)

const app = mayImport(
  [...outside, 'entries', 'shell', 'sheet', 'upload', 'uploads', 'settings', 'help', 'ui', 'i18n'],
  [...react, '@tanstack/react-query', 'wouter', 'zod'],
)

export const importPlan = {
  'src/base': mayImport([], ['zod']),
  // Shapes of stored data are schemas, beside the types that they store.
  'src/domain/entry': mayImport(['base'], ['zod']),
  'src/domain/formats': mayImport(['base', 'domain/entry']),
  'src/domain/sheet': mayImport(['base', 'domain/entry'], ['papaparse', 'zod']),
  'src/domain/columns': mayImport(
    ['base', 'domain/entry', 'domain/formats', 'domain/sheet'],
    ['zod'],
  ),
  'src/domain/draft': mayImport(
    ['base', 'domain/entry', 'domain/formats', 'domain/sheet', 'domain/columns'],
    ['zod'],
  ),
  'src/domain/upload': mayImport(
    ['base', 'domain/entry', 'domain/formats', 'domain/sheet', 'domain/columns', 'domain/draft'],
    ['zod'],
  ),
  'src/domain/couriers': mayImport([
    'base',
    'domain/entry',
    'domain/formats',
    'domain/columns',
    'domain/draft',
    'domain/upload',
  ]),
  'src/domain/receipts': mayImport(['base', 'domain/entry', 'domain/columns', 'domain/upload']),
  'src/domain/month': mayImport(['base', 'domain/upload']),
  // Assigns labels to orders of the draft.
  'src/domain/scanning': mayImport(['base', 'domain/entry', 'domain/formats', 'domain/draft']),
  'src/service': mayImport(['base', 'domain/*'], ['zod', 'lossless-json']),
  'src/storage': mayImport(['base', 'domain/*'], ['zod', 'idb']),
  'src/journal': mayImport(['base', 'domain/*', 'service', 'storage']),
  'src/barcodes': mayImport(['base', 'domain/scanning', 'worker/calls'], ['zxing-wasm']),
  // Its client keeps unchanged parts of the draft as they are.
  'src/worker': mayImport(['base', 'domain/*', 'storage', 'journal'], ['@tanstack/react-query']),
  // The protocol between page and worker knows nothing of what is called.
  'src/worker/calls': mayImport(['base']),
  'src/worker/reading': mayImport(['base', 'domain/*'], ['@e965/xlsx']),
  'src/worker/session': mayImport(['base', 'domain/*', 'storage', 'worker/reading']),
  'src/worker/importing': mayImport([
    'base',
    'domain/*',
    'storage',
    'worker/reading',
    'worker/session',
  ]),
  'src/worker/drafting': mayImport(['base', 'domain/*', 'storage', 'journal', 'worker/*']),
  // Receipts read the sheets of uploads.
  'src/worker/records': mayImport(['base', 'domain/*', 'storage', 'journal', 'worker/*']),
  'src/run': mayImport(outside.filter((name) => name !== 'run')),
  'src/i18n': mayImport(['base', 'domain/*'], ['use-intl', 'react']),
  'src/ui': mayImport(['base', 'i18n'], react),
  'src/shell': mayImport(
    [...outside, 'ui', 'i18n', 'later-parts.tsx'],
    [...react, ...forms, '@tanstack/react-query', 'wouter'],
  ),
  'src/entries': mayImport(
    [...outside, 'shell', 'ui', 'i18n'],
    [...react, ...forms, '@tanstack/react-query'],
  ),
  'src/sheet': screen,
  'src/upload': screen,
  'src/uploads': screen,
  'src/settings': screen,
  'src/help': screen,
  // Joins the screens.
  'src/app': app,
  // Fetched by `shell/later.ts`.
  'src/later-parts.tsx': { ...app, folders: [...app.folders, 'app'] },
  'src/main.tsx': { ...app, folders: [...app.folders, 'app'] },
  'src/simulator': mayImport(['base', 'domain/*', 'service'], ['msw']),
  'src/demo': mayImport(['simulator', 'main.tsx'], ['msw']),
  'src/testing': mayImport(['*'], ['*']),
  server: mayImport(
    ['simulator', 'domain/*', 'service', 'base'],
    ['hono', '@hono/node-server', 'prom-client', 'zod', 'vite', 'node:*'],
  ),
}
