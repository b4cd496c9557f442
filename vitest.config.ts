import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{app,domain,platform,scripts}/**/*.test.ts',
      '{app,domain,platform}/**/*.test.tsx',
      'tests/**/*.test.ts',
    ],
    exclude: ['tests/journeys/**'],
    globalSetup: ['tests/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    retry: 0,
    env: { LOG_LEVEL: 'silent' },
  },
})
