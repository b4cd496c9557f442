import { build, preview, type PreviewServer } from 'vite'
import { expect, expectWhole, test } from './journey.ts'

let server: PreviewServer

/** The workbench: every part of the design system in every state, on one page, in the browser that the others use. */
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const options = { configFile: 'vite.parts.config.ts', logLevel: 'error' } as const
  await build(options)
  server = await preview({ ...options, preview: { port: 0 } })
})

test.afterAll(() => server.close())

test('every part is accessible and fits in both widths and themes', async ({ page }) => {
  for (const path of ['', 'my', 'admin']) {
    await page.goto((server.resolvedUrls?.local[0] ?? '') + path)
    await expect(page.locator('h1').first()).toBeVisible()
    await expectWhole(page, `/${path}`)
  }
})
