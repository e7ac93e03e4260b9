/**
 * Which folder may import which. Data, read by oxlint.config.mjs.
 *
 * `folders`: other rooms of `src/` that a file of this room may import, by their `#name` path ('*' = any).
 * `packages`: npm packages that it may import ('*' = any, 'node:*' = what Node brings).
 * A room may always import itself with `./x.ts`.
 */
const room = (folders, packages = []) => ({ folders, packages })

const react = ['react', 'react-dom']

export const importPlan = {
  'src/domain/tracking': room([]),
  'src/domain/cells': room(['domain/tracking']),
  'src/domain/entry': room(['domain/tracking', 'domain/cells']),
  'src/domain/formats': room(['domain/tracking', 'domain/cells']),
  'src/domain/spreadsheet': room(
    ['domain/tracking', 'domain/cells', 'domain/formats'],
    ['papaparse'],
  ),
  'src/domain/columns': room([
    'domain/tracking',
    'domain/cells',
    'domain/formats',
    'domain/spreadsheet',
  ]),
  'src/domain/draft': room([
    'domain/tracking',
    'domain/cells',
    'domain/entry',
    'domain/formats',
    'domain/spreadsheet',
    'domain/columns',
  ]),
  'src/domain/upload': room([
    'domain/tracking',
    'domain/cells',
    'domain/formats',
    'domain/spreadsheet',
    'domain/columns',
    'domain/draft',
  ]),
  'src/domain/couriers': room([
    'domain/tracking',
    'domain/cells',
    'domain/formats',
    'domain/draft',
    'domain/upload',
  ]),
  'src/domain/report': room(['domain/*']),
  'src/service': room(['domain/*'], ['zod', 'lossless-json']),
  'src/storage': room(['domain/*'], ['zod', 'idb']),
  // The draft's worker reads the answers of earlier uploads.
  'src/workers': room(['domain/*', 'service', 'storage']),
  'src/workflows': room(['domain/*', 'service', 'storage', 'workers']),
  'src/i18n': room(['domain/*'], ['use-intl', 'react']),
  'src/ui': room(['i18n'], react),
  'src/features/*': room(
    ['domain/*', 'service', 'storage', 'workers', 'workflows', 'ui', 'i18n'],
    [...react, 'react-hook-form', '@hookform/resolvers', 'zod', '@tanstack/react-query'],
  ),
  'src/app': room(
    ['domain/*', 'service', 'storage', 'workers', 'workflows', 'features/*', 'ui', 'i18n'],
    [...react, '@tanstack/react-query', 'wouter', 'zod'],
  ),
  'src/simulator': room(['domain/*', 'service'], ['msw', 'zod']),
  'src/testing': room(['*'], ['*']),
  'src/main.tsx': room(
    ['app', 'domain/*', 'service', 'storage', 'workers', 'workflows', 'features/*', 'ui', 'i18n'],
    [...react, '@tanstack/react-query', 'wouter', 'zod'],
  ),
  server: room(
    ['simulator', 'domain/*', 'service'],
    ['hono', '@hono/node-server', 'zod', 'vite', 'node:*'],
  ),
}
