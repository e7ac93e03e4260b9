import { importPlan } from './import-plan.mjs'

/** Every room that a file could name, so that what the plan does not allow can be listed. */
const ALL_FOLDERS = [
  'app',
  'service',
  'storage',
  'workers',
  'workflows',
  'ui',
  'i18n',
  'simulator',
  'testing',
  ...['tracking', 'cells', 'formats', 'spreadsheet', 'columns', 'draft', 'upload', 'couriers', 'report'].map(
    (name) => `domain/${name}`,
  ),
  'features/*',
]

/** Every package that the product or its tools import somewhere. */
const ALL_PACKAGES = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  'react-hook-form',
  '@hookform/resolvers',
  'zod',
  'papaparse',
  'use-intl',
  'wouter',
  'idb',
  'hono',
  '@hono/node-server',
  'downshift',
  'lossless-json',
  'htmlparser2',
  'write-excel-file',
  'msw',
]

const allows = (allowed, name) =>
  allowed.some((entry) => entry === '*' || entry === name || (entry.endsWith('/*') && name.startsWith(entry.slice(0, -1))))

function restrictionsOf(folder, { folders, packages }) {
  const own = folder.replace(/^src\//, '')
  const closed = ALL_FOLDERS.filter((name) => name === own || !allows(folders, name))
  const missing = ALL_PACKAGES.filter((name) => !packages.includes('*') && !packages.includes(name))
  return [
    {
      group: ['../*', '../**'],
      message: 'Leave a folder by its name: #domain/draft/draft.ts',
    },
    ...(closed.length > 0
      ? [
          {
            group: closed.map((name) => `#${name.replace('/*', '')}/**`),
            message: `${folder} may not import this folder: see import-plan.mjs`,
          },
        ]
      : []),
    ...(missing.length > 0
      ? [
          {
            group: missing.flatMap((name) => [name, `${name}/*`, `${name}/**`]),
            message: `${folder} may not import this package: see import-plan.mjs`,
          },
        ]
      : []),
  ]
}

const testFiles = ['**/*.test.ts', '**/*.test.tsx']

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/no-unsafe-type-assertion': 'off',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'react/react-in-jsx-scope': 'off',
    'unicorn/no-array-sort': 'off',
    'no-console': 'error',
    'eqeqeq': 'error',
    'no-shadow': 'off',
  },
  overrides: [
    ...Object.entries(importPlan).map(([folder, plan]) => ({
      files: [`${folder}/**/*.ts`, `${folder}/**/*.tsx`],
      excludeFiles: testFiles,
      rules: { 'no-restricted-imports': ['error', { patterns: restrictionsOf(folder, plan) }] },
    })),
    {
      files: ['*.config.ts', '*.config.mjs', 'e2e/**/*.config.ts', 'server/**', 'scripts/**', 'bench/**'],
      rules: { 'import/no-default-export': 'off', 'no-console': 'off' },
    },
  ],
}
