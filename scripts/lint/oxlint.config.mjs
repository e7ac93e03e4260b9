/** The rules of the linter, and of the house: who may import whom, how long a function may be, what the domain may name. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { importPlan } from './import-plan.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replaceAll('\\', '/')
const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'))

const subfolders = (folder) =>
  readdirSync(ROOT + folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** Every room that a file could name, so that what the plan does not allow can be listed. */
const ALL_FOLDERS = [
  ...subfolders('src').filter((name) => name !== 'domain' && name !== 'features'),
  ...['domain', 'features', 'sheet-engine'].flatMap((room) =>
    subfolders(`src/${room}`).map((name) => `${room}/${name}`),
  ),
]

/** Every package that is installed by name, and what Node brings. */
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

/** The files of a room; a room in it is named for itself. */
const filesOf = (name) => {
  const hasRooms = ALL_FOLDERS.some((other) => other.startsWith(`${name}/`))
  return hasRooms ? `#${name}/*.ts` : `#${name}/**`
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

/** What a browser brings, or what differs from call to call: the domain is given time, ids and bytes as arguments. */
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

/** One override per folder; a second one replaces the first. Inside a room, other folders are named too. */
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

/** The linter starts patterns at this file's folder; these start at the project's. */
const fromRoot = ({ files, ...rest }) => ({ ...rest, files: files.map((glob) => ROOT + glob) })

// The linter reads the default export.
// oxlint-disable-next-line import/no-default-export
export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    // The form library's `handleSubmit` is a handler that returns a promise.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/no-unsafe-type-assertion': 'off',
    // The compiler knows which switches are complete; this rule does not.
    'typescript/consistent-return': 'off',
    // A type that two files take from each other ties them together as a value does.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    // The React Compiler, which would keep what `watch` of the form library gave before, is not in use.
    'react/incompatible-library': 'off',
    'react/react-in-jsx-scope': 'off',
    // A virtualised grid, a live region that is always there, a progress bar with a text: HTML has no tag for them.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    // A helper is beside its only use.
    'unicorn/consistent-function-scoping': 'off',
    // The second argument says which row of a table failed.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // A property tests the values that it is about.
    'vitest/no-conditional-expect': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
    'no-console': 'error',
    eqeqeq: 'error',
    // A switch with one line a case may be longer: disable the rule there, with the reason.
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
      // What merges with the types of a package has to be an interface.
      files: ['src/storage/database.ts'],
      rules: { 'typescript/consistent-type-definitions': 'off' },
    },
    {
      // In a grid one cell can be reached, not the grid itself.
      files: ['src/ui/grid/grid.tsx'],
      rules: { 'jsx-a11y/interactive-supports-focus': 'off' },
    },
    {
      files: ['*.config.ts', 'e2e/**', 'server/**', 'scripts/**', 'bench/**'],
      rules: { 'import/no-default-export': 'off', 'no-console': 'off' },
    },
    {
      // Playwright: fixtures are named by `{}` and handed over by a function called `use`.
      files: ['e2e/**'],
      rules: {
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
        'import/no-named-as-default': 'off',
      },
    },
  ].map(fromRoot),
}
