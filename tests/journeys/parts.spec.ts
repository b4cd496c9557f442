import { test as base } from '@playwright/test'
import { build, preview, type PreviewServer } from 'vite'
import { expect, expectWhole, listen } from './hall.ts'

/** The workbench needs no marketplace: every part of the design system in every state, on one page. */
const test = base.extend<object, { bench: string }>({
  bench: [
    async ({}, use) => {
      const options = { configFile: 'vite.parts.config.ts', logLevel: 'error' } as const
      await build(options)
      const server: PreviewServer = await preview({ ...options, preview: { port: 0 } })
      await use(server.resolvedUrls?.local[0] ?? '')
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('every part is accessible and fits in both widths and themes', async ({ page, context, bench }) => {
  const complaints: string[] = []
  listen(context, complaints)
  for (const path of ['', 'my', 'admin']) {
    await page.goto(bench + path)
    await expect(page.locator('h1').first()).toBeVisible()
    await expectWhole(page, `/${path}`)
  }
  expect(complaints).toEqual([])
})
