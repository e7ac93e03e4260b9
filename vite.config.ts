import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { compileTexts } from './scripts/vite/compile-texts.ts'
import { demo } from './scripts/vite/demo.ts'
import { firstTexts } from './scripts/vite/first-texts.ts'
import { guide } from './scripts/vite/guide.ts'
import { versionOf } from './scripts/vite/name-build.ts'
import { offline } from './scripts/vite/offline.ts'
import { thirdPartyNotices } from './scripts/vite/third-party-notices.ts'
import { developmentServer } from './server/dev-plugin.ts'
import manifest from './package.json' with { type: 'json' }

/** Build targets (docs/browsers.md); public/first-paint.js turns older browsers away. */
const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4']

// `Features.LightDark` of Lightning CSS: no style uses light-dark(), but its fallbacks would be added to every file.
const LIGHT_DARK = 1 << 20

const PATTERNS = 'scripts/lint/patterns.test.mjs'
const CHECKS = 'scripts/checks.test.mjs'
const APP = 'src/app/app.test.tsx'

/** Component tests. */
const IN_PAGE = { environment: 'jsdom', setupFiles: ['src/testing/set-up.ts'] }

const TESTS: ViteUserConfig['test'] = {
  // Only for a test that hangs; a busy machine needs a long limit.
  testTimeout: 20_000,
  // Vitest leaves one core idle; use both.
  maxWorkers: '100%',
  // Tests clean up after themselves and mocks are restored below; isolating each file took a third of the time.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  // After the checks, which build the product that some tests read.
  sequence: { groupOrder: 1 },
  projects: [
    {
      extends: true,
      // Only for a check that hangs: linting takes seconds, but minutes on a busy computer.
      test: {
        name: 'checks',
        include: [CHECKS],
        testTimeout: 600_000,
        sequence: { groupOrder: 0 },
      },
    },
    {
      extends: true,
      test: {
        name: 'unit',
        environment: 'node',
        include: ['src/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.mjs'],
        exclude: [PATTERNS, CHECKS],
      },
    },
    {
      extends: true,
      // It reloads product modules, which other files share.
      test: { name: 'patterns', environment: 'node', isolate: true, include: [PATTERNS] },
    },
    {
      extends: true,
      test: { ...IN_PAGE, name: 'component', include: ['src/**/*.test.tsx'], exclude: [APP] },
    },
    {
      extends: true,
      // Each of its tests loads the later parts again, so other files would get two copies of modules.
      test: { ...IN_PAGE, name: 'app', isolate: true, include: [APP] },
    },
  ],
}

/** Version of a build; the dev server uses the package's. The image is built without a repository, so it gets its commit from the environment. */
const version = (command: 'build' | 'serve') =>
  command === 'build'
    ? versionOf(
        manifest.version,
        import.meta.dirname,
        process.env['COMMIT'] || process.env['BUILT_FROM'],
      )
    : manifest.version

/**
 * Keeps code that the worker's chunks share out of its entry file, and fails a build whose chunks import that file:
 * WebKit would run it again, and two engines would answer every call.
 */
function workerAlone(): Plugin {
  return {
    name: 'worker-alone',
    options: (given) => ({ ...given, preserveEntrySignatures: 'strict' }),
    generateBundle(_options, bundle) {
      const parts = Object.values(bundle).filter((part) => part.type === 'chunk')
      const own = parts.find(({ isEntry }) => isEntry)?.fileName ?? ''
      const again = parts.find((part) => [...part.imports, ...part.dynamicImports].includes(own))
      if (again) this.error(`${again.fileName} imports the worker's own file.`)
    },
  }
}

const notices = thirdPartyNotices()

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    compileTexts(),
    firstTexts(),
    demo(),
    guide(),
    offline(),
    developmentServer(),
    notices.page,
  ],
  define: { 'import.meta.env.VERSION': JSON.stringify(version(command)) },
  // The page's URLs are absolute, and the server may add a base path; chunks refer to each other relatively.
  experimental: isSsrBuild
    ? {}
    : {
        renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
      },
  css: { lightningcss: { exclude: LIGHT_DARK } },
  server: { host: '127.0.0.1', port: 5173 },
  build: isSsrBuild
    ? { target: 'node20', emptyOutDir: true, copyPublicDir: false }
    : {
        target: OLDEST_BROWSERS,
        outDir: 'dist/app',
        manifest: true,
        sourcemap: false,
        emptyOutDir: true,
      },
  worker: {
    format: 'es',
    plugins: () => [notices.worker, workerAlone()],
  },
  // The server build bundles all packages; tests load them unbundled.
  ssr: isSsrBuild ? { noExternal: true } : {},
  test: TESTS,
}))
