import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

export default defineConfig({
  test: {
    // Wherever they stand: a list of folders would forget the next one.
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'build/**', '.data/**', 'test-results/**'],
    globalSetup: ['tests/global-setup.ts'],
    setupFiles: ['tests/property-seed.ts'],
    pool: 'forks',
    // What is tested is read once for all files of a process; each has a database, or a whole server, of its own.
    isolate: false,
    // More than the cores of a small machine: part of the time goes by waiting for a database, a process or a clock.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // Long enough for a busy machine; what comes sooner is not waited for.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    retry: 0,
    env: { LOG_LEVEL: 'silent' },
  },
})
