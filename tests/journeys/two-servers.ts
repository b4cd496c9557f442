import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { startWebProcess } from '../server/web-process.ts'
import { anAddressOfOnesOwn, expect, listen } from './journey.ts'

/** A second web process of the same marketplace, as behind a proxy; ended when the journey is done with it. */
export async function withSecondServer(
  databaseUrl: string,
  run: (origin: string) => Promise<void>,
): Promise<void> {
  const second = await startWebProcess(databaseUrl, { TRUSTED_PROXIES: '1', JOBS: 'apart' })
  try {
    await run(second.origin)
  } finally {
    await second.stop()
  }
}

/** Another person at another device; what their pages complain of fails the journey too. */
export async function withAnotherPerson(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ extraHTTPHeaders: anAddressOfOnesOwn(), ...options })
  const complaints: string[] = []
  listen(context, complaints)
  await run(await context.newPage())
  await context.close()
  expect(complaints).toEqual([])
}
