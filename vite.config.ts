import { basename } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { compileTexts } from './scripts/vite/compile-texts.ts'
import { demo } from './scripts/vite/demo.ts'
import { versionOf } from './scripts/vite/name-build.ts'
import { offline } from './scripts/vite/offline.ts'
import { preloadFirstPage } from './scripts/vite/preload-first-page.ts'
import { thirdPartyNotices } from './scripts/vite/third-party-notices.ts'
import {
  fileForBoth,
  ofThePage,
  ofTheWorker,
  workerWithPage,
} from './scripts/vite/worker-with-page.ts'
import { developmentServer } from './server/dev-plugin.ts'
import manifest from './package.json' with { type: 'json' }

// What page and worker both need goes before the files of the page.
const BOTH = {
  name: fileForBoth,
  debugName: 'both',
  priority: 1,
  includeDependenciesRecursively: false,
}

// What draws the page comes with the code that asks for it later: one file to fetch, and two tasks to read it in.
const START = { name: 'start', test: /\/src\/main\.tsx|\/react-dom\// }
// Whoever opens the first page soon types an entry or a token: forms come beside it, not with what other pages share.
const FORMS = {
  name: 'forms',
  test: /\/(?:token-form|entry-form|use-schema-form)\.tsx?/,
}
// What several pages need and the first one does not: many small files cost more than one.
const SHARED = {
  name: ofThePage('shared'),
  debugName: 'shared',
  test: /\/(?:src|@tanstack)\//,
  minShareCount: 2,
}
// The same in the worker: its own file may be imported by no other.
const IN_WORKER = {
  name: ofTheWorker('sheet'),
  debugName: 'sheet',
  test: /\/src\//,
  minShareCount: 2,
  includeDependenciesRecursively: false,
}
// An upload's page and what runs the upload are fetched together.
const UPLOAD = {
  name: 'upload',
  test: /\/src\/(?:app\/pages\/upload-page|run\/uploads\/upload-reader)\./,
}

// Questions and menus, which come up at a press: files of a kB each weigh more than one.
const QUESTIONS = {
  name: 'questions',
  test: /\/(?:(?:match|preview|reading|sheets)-dialog|courier-values|revealed-text|repeat-notice|paste-dialog|(?:cell|column|filter)-menu|selection-status|find-panel|keys-dialog|open-hand-over|courier-list)\.tsx/,
}

// The sheet and what stands beside it come together: the panel of the issues is open with it.
const SHEET = {
  name: 'sheet-page',
  test: /\/(?:draft-panel|issues-panel|kind-fixes|value-line|entry-line)\.tsx/,
}

// What is known of uploads, in the worker: what the records answer, and what a draft is held against.
const RECORDS = {
  name: 'records',
  test: /\/(?:records\/(?:table|describe-uploads|find-repair|hand-over\/hand-over)|drafting\/earlier-uploads)\.ts/,
}

// Lists of words in many languages are data, as couriers and formats are.
const WORDS = {
  name: 'words',
  test: /\/(?:notes|column-names|courier-aliases|pinyin)\.json/,
  priority: 2,
}

// In the worker, files that are no plain text; what they share with other sheets stays where it is.
const FILES = {
  name: 'files',
  test: /\/src\/(?:sheet-engine\/reading\/(?:read-(?:workbook|markup)|workbook-file|unzip)|domain\/sheet\/(?:read-json|workbook\/(?!rescue|merged)))/,
  includeDependenciesRecursively: false,
}

// Pages beside the work, and what fetches what they show: each alone would be a small file with styles of its own.
const ASIDE = {
  name: 'aside',
  test: /\/(?:help-page|uploads-page|uploads-aside|request-log|features\/(?:settings|history)\/)/,
}

const PARTS = [
  WORDS,
  BOTH,
  FILES,
  START,
  FORMS,
  SHARED,
  IN_WORKER,
  UPLOAD,
  QUESTIONS,
  SHEET,
  RECORDS,
  ASIDE,
]

/** Scripts and styles are written for these (docs/browsers.md); public/first-paint.js turns older ones away. */
const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4']

// `Features.LightDark` of Lightning CSS: no style uses light-dark(), but its stand-ins were put into every one.
const LIGHT_DARK = 1 << 20

const fileOfStyles = new Map<string, string>()

/** Names a class after its file and itself: both stand in the code already, so they weigh less than a made-up name. */
function nameOfClass(local: string, file: string): string {
  const styles = basename(file, '.module.css')
  const other = fileOfStyles.get(styles) ?? file
  if (other !== file) throw new Error(`${file} and ${other} need different names.`)
  fileOfStyles.set(styles, file)
  return `${styles}-${local}`
}

const TESTS: ViteUserConfig['test'] = {
  // A test ends when it is done; this is only for one that never would, on a machine with much else to do.
  testTimeout: 20_000,
  // By default one core of two would be left alone.
  maxWorkers: '100%',
  // Every test takes away what it has made, and what it has put in the place of something is taken away for it; loading all modules anew for each file took a third of the time.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        environment: 'node',
        include: ['src/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.mjs'],
      },
    },
    {
      extends: true,
      test: {
        name: 'component',
        environment: 'jsdom',
        include: ['src/**/*.test.tsx'],
        setupFiles: ['src/testing/set-up.ts'],
      },
    },
  ],
}

/** Of a build; what is only tried out has that of the package. */
const version = (command: 'build' | 'serve') =>
  command === 'build'
    ? versionOf(manifest.version, import.meta.dirname, process.env['BUILT_FROM'])
    : manifest.version

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    workerWithPage(),
    compileTexts(),
    preloadFirstPage(),
    demo(),
    offline(),
    developmentServer(),
    thirdPartyNotices(),
  ],
  define: { 'import.meta.env.VERSION': JSON.stringify(version(command)) },
  css: {
    modules: { generateScopedName: nameOfClass },
    lightningcss: { exclude: LIGHT_DARK },
  },
  server: { host: '127.0.0.1', port: 5173 },
  build: isSsrBuild
    ? { target: 'node20', emptyOutDir: true, copyPublicDir: false }
    : {
        target: OLDEST_BROWSERS,
        outDir: 'dist/app',
        manifest: true,
        sourcemap: false,
        emptyOutDir: true,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: PARTS,
            },
          },
        },
      },
  // The server is built whole; tests load packages as they are.
  ssr: isSsrBuild ? { noExternal: true } : {},
  test: TESTS,
}))
