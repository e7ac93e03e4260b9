import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const PURE = 'src/domain/**/*.test.ts'

export default defineConfig({
  plugins: [react()],
  test: {
    // A test ends when it is done; this is only for one that never would, on a machine with much else to do.
    testTimeout: 20_000,
    // By default one core of two would be left alone.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          // Pure functions leave nothing behind: what they import is loaded once.
          name: 'pure',
          environment: 'node',
          isolate: false,
          include: [PURE],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [PURE],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          // Every test takes away what it has drawn; loading React and the screens anew for each file took half the time.
          isolate: false,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/testing/set-up.ts'],
        },
      },
    ],
  },
})
