import { defineConfig } from '@playwright/test'
import { findImportsAtOnce } from './tests/journeys/find-imports-at-once.ts'

// Every process of a run reads this first.
findImportsAtOnce()

/**
 * Chromium's address bar is made of pages of its own, two in each window: before a journey's first page was open, they had
 * taken more of the processor than it does. The last list that is given counts, so those of Playwright's are repeated that
 * change what pages here do.
 */
const TURNED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
]

export default defineConfig({
  testDir: 'tests/journeys',
  // Node reads what is staged with as it stands: to translate a thousand files first took longer than to load them.
  build: { external: ['domain', 'platform'].map((room) => `${import.meta.dirname}/${room}/**`) },
  // Whatever journeys were run, what their servers logged is searched afterwards. The looks are first, since nothing is as long.
  projects: [
    { name: 'looks', testMatch: 'appearance.spec.ts', teardown: 'logs' },
    { name: 'journeys', testMatch: /\.spec\.ts$/, testIgnore: 'appearance.spec.ts', teardown: 'logs' },
    // Told without a browser; apart, since a process that changes between the two begins anew.
    { name: 'stories', testMatch: /\.story\.ts$/, teardown: 'logs' },
    { name: 'logs', testMatch: /\.teardown\.ts$/ },
  ],
  globalSetup: './tests/journeys/global-setup.ts',
  outputDir: 'test-results',
  // One a core of a small machine: browsers and servers are busy all the time, and each more has a server of its own to start.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  // Long enough for a busy machine; what comes sooner is not waited for.
  expect: { timeout: 15_000 },
  reporter: process.env['CI'] ? 'line' : 'list',
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        `--disable-features=${TURNED_OFF.join(',')}`,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
        // What was compiled for one page is kept for the next: to compile axe anew for each look was some third of the work of a page.
        '--js-flags=--no-flush-bytecode',
        // Few large tiles: each has memory of its own to be asked for, which took longer than to draw it.
        '--default-tile-width=1300',
        '--default-tile-height=400',
      ],
    },
    // Nothing moves: a machine without a graphics card would spend most of its time on drawing it.
    contextOptions: { reducedMotion: 'reduce' },
    // Each new browser would fetch and keep what is for a day without network; those whose subject it is allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
})
