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

/** Scripts and styles are written for these (docs/browsers.md); public/first-paint.js turns older ones away. */
const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4']

// `Features.LightDark` of Lightning CSS: no style uses light-dark(), but its stand-ins were put into every one.
const LIGHT_DARK = 1 << 20

const PATTERNS = 'scripts/lint/patterns.test.mjs'

const TESTS: ViteUserConfig['test'] = {
  // A test ends when it is done; this is only for one that never would, on a machine with much else to do.
  testTimeout: 20_000,
  // Vitest leaves one core idle; use both.
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
        exclude: [PATTERNS],
      },
    },
    {
      extends: true,
      // It loads modules of the product anew, which other files share.
      test: { name: 'patterns', environment: 'node', isolate: true, include: [PATTERNS] },
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

/** Of a build; what is only tried out has that of the package. The image is built without a repository, so it is told its commit. */
const version = (command: 'build' | 'serve') =>
  command === 'build'
    ? versionOf(
        manifest.version,
        import.meta.dirname,
        process.env['COMMIT'] || process.env['BUILT_FROM'],
      )
    : manifest.version

/**
 * Keeps out of the worker's own file what its parts need of it, and fails a build whose parts import that file: WebKit
 * runs it again then, and two engines answer every call.
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
  // The page names its parts below the root, or where the server says; they name each other from where they are.
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
  // The server is built whole; tests load packages as they are.
  ssr: isSsrBuild ? { noExternal: true } : {},
  test: TESTS,
}))
