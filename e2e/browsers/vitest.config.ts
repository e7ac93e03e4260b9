import { defineConfig } from 'vitest/config'

/** Runs one browser at a time, since several would compete for the CPU. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.journeys.ts'],
    reporters: ['verbose'],
    testTimeout: 180_000,
    fileParallelism: false,
  },
})
