import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { test as journey } from './journey.ts'
import { PlainBrowser, type PlainContext } from './plain/context.ts'

/**
 * A story whose subject is what people do and are told, and not what a browser draws or a script adds: told without a browser, by
 * reading the pages and sending their forms as whoever has no JavaScript does. What it can't know it says when it is asked. The screens
 * themselves are opened in a browser by `appearance.spec.ts`; what script adds has journeys of its own.
 */
export const test = journey.extend<object, { browser: Browser }>({
  browser: [
    async ({}, use) => {
      await use(new PlainBrowser() as unknown as Browser)
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, baseURL, extraHTTPHeaders }, use) => {
    const plain = browser as unknown as PlainBrowser
    plain.baseURL = baseURL
    const context = await plain.newContext(extraHTTPHeaders ? { extraHTTPHeaders } : {})
    await use(context as unknown as BrowserContext)
    await context.close()
  },
  page: async ({ context }, use) => {
    await use((await (context as unknown as PlainContext).newPage()) as unknown as Page)
  },
  request: async ({ context }, use) => {
    await use((context as unknown as PlainContext).request as unknown as APIRequestContext)
  },
})

export { expect } from './plain/expect.ts'
