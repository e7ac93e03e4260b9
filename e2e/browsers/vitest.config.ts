import { defineConfig } from 'vitest/config'

/** One browser at a time: several would take the processor from each other. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.journeys.ts'],
    reporters: ['verbose'],
    testTimeout: 180_000,
    fileParallelism: false,
  },
})
