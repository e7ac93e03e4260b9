/** Linter rules, including our own: allowed imports, the length of functions, and globals in the domain. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { importPlan } from './import-plan.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/')
const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'))

const subfolders = (folder) =>
  readdirSync(ROOT + folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** Every folder that a file could import, to list those that the plan forbids. */
const ALL_FOLDERS = [
  ...subfolders('src').filter((name) => name !== 'domain'),
  ...['domain', 'worker'].flatMap((folder) =>
    subfolders(`src/${folder}`).map((name) => `${folder}/${name}`),
  ),
]

/** All direct dependencies, and Node's modules. */
const ALL_PACKAGES = [
  ...Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
  'node:*',
]

const allows = (allowed, name) =>
  allowed.some(
    (entry) =>
      entry === '*' ||
      entry === name ||
      (entry.endsWith('/*') && name.startsWith(entry.slice(0, -1))),
  )

/** Import pattern for the files of a folder; subfolders in the plan have their own. */
const filesOf = (name) => {
  const hasSubfolders = ALL_FOLDERS.some((other) => other.startsWith(`${name}/`))
  return hasSubfolders ? `#${name}/*.ts` : `#${name}/**`
}

const forbid = (group, message) => (group.length > 0 ? [{ group, message }] : [])

function restrictionsOf(folder, { folders, packages }) {
  const closed = ALL_FOLDERS.filter((name) => !allows(folders, name))
  const missing = ALL_PACKAGES.filter((name) => !allows(packages, name))
  return [
    ...forbid(['../*', '../**'], 'Leave a folder by its name: #domain/draft/draft.ts'),
    ...forbid(
      ['**/*.test.ts', '**/*.test.tsx', '**/*.testing.ts'],
      'The product may not import what is for its tests.',
    ),
    ...forbid(
      closed.map(filesOf),
      `${folder} may not import this folder: see scripts/lint/import-plan.mjs`,
    ),
    ...forbid(
      missing.flatMap((name) => [name, `${name}/*`, `${name}/**`]),
      `${folder} may not import this package: see scripts/lint/import-plan.mjs`,
    ),
  ]
}

const testFiles = ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs', '**/*.testing.ts']

/** Browser globals and sources of time and randomness: the domain gets time, ids and bytes as arguments. */
const NOT_IN_DOMAIN = `
  window self document location history navigator matchMedia
  localStorage sessionStorage indexedDB caches performance crypto
  fetch Request Response XMLHttpRequest WebSocket DOMParser
  Blob File FileReader ReadableStream WritableStream TransformStream
  CompressionStream DecompressionStream TextDecoderStream
  Worker SharedWorker BroadcastChannel MessageChannel postMessage
  addEventListener removeEventListener requestAnimationFrame requestIdleCallback
  setTimeout setInterval queueMicrotask
`
  .trim()
  .split(/\s+/)

const pureDomain = {
  files: ['src/domain/**/*.ts'],
  excludeFiles: testFiles,
  rules: {
    'no-restricted-globals': ['error', ...NOT_IN_DOMAIN],
    'no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now', message: 'The domain is told the time.' },
      { object: 'Math', property: 'random', message: 'The domain is given what is random.' },
    ],
  },
}

const restrict = (files, folder, plan) => ({
  files,
  excludeFiles: testFiles,
  rules: { 'no-restricted-imports': ['error', { patterns: restrictionsOf(folder, plan) }] },
})

/** One override per folder, since a second one replaces the first. A folder may import its own subfolders. */
function overridesOf([folder, given]) {
  if (folder.includes('.')) return [restrict([folder], folder, given)]
  if (folder.endsWith('/*')) {
    const around = folder.slice(0, -'/*'.length)
    return subfolders(around).flatMap((name) => overridesOf([`${around}/${name}`, given]))
  }
  const own = folder.replace(/^src\//, '')
  const plan = { ...given, folders: [...given.folders, own, `${own}/*`] }
  return [restrict([`${folder}/**/*.ts`, `${folder}/**/*.tsx`], folder, plan)]
}

/** oxlint resolves patterns from this file's folder; these are relative to the project. */
const fromRoot = ({ files, ...rest }) => ({ ...rest, files: files.map((glob) => ROOT + glob) })

// oxlint reads the default export.
// oxlint-disable-next-line import/no-default-export
export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    // `handleSubmit` of the form library is a handler that returns a promise.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/no-unsafe-type-assertion': 'off',
    // TypeScript checks switches for completeness; this rule can't.
    'typescript/consistent-return': 'off',
    // Type imports count: they tie two files together as much as values do.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    // Only matters for the React Compiler, which isn't used.
    'react/incompatible-library': 'off',
    'react/react-in-jsx-scope': 'off',
    // HTML has no tag for a virtualised grid, a permanent live region or a progress bar with text.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    // Helpers are beside their only use.
    'unicorn/consistent-function-scoping': 'off',
    // The second argument names the failed row of a table.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Property tests skip values outside their condition.
    'vitest/no-conditional-expect': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
    'no-console': 'error',
    eqeqeq: 'error',
    // For a longer switch with one line per case, disable the rule there with a reason.
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'no-shadow': 'off',
    'no-underscore-dangle': ['error', { allow: ['_default'] }],
  },
  overrides: [
    ...Object.entries(importPlan).flatMap(overridesOf),
    pureDomain,
    {
      files: [...testFiles, 'src/testing/**', 'e2e/**'],
      rules: { 'max-lines-per-function': 'off' },
    },
    {
      // Only an interface merges with a package's types.
      files: ['src/storage/database.ts'],
      rules: { 'typescript/consistent-type-definitions': 'off' },
    },
    {
      // A cell of the grid is focusable, not the grid itself.
      files: ['src/ui/grid/grid.tsx'],
      rules: { 'jsx-a11y/interactive-supports-focus': 'off' },
    },
    {
      files: ['*.config.ts', 'e2e/**', 'server/**', 'scripts/**', 'bench/**'],
      rules: { 'import/no-default-export': 'off', 'no-console': 'off' },
    },
    {
      // Playwright fixtures need `{}` and a function called `use`.
      files: ['e2e/**'],
      rules: {
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
        'import/no-named-as-default': 'off',
      },
    },
  ].map(fromRoot),
}
