import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['tests/global-setup.ts'],
    pool: 'forks',
    // More than the cores of a small machine: part of the time goes by waiting for a database, a process or a clock.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    retry: 0,
    env: { LOG_LEVEL: 'silent' },
    projects: [
      {
        extends: true,
        test: {
          name: 'beside',
          include: ['{app,domain,platform,scripts}/**/*.test.ts', '{app,domain,platform}/**/*.test.tsx'],
          // What is tested is read once for all of these files, each of which has a database of its own.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/journeys/**'],
        },
      },
    ],
  },
})
