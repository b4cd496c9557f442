import { test as base } from '@playwright/test'
import { build, preview, type PreviewServer } from 'vite'
import { expect, expectAccessible, expectNoSidewaysScroll, listen, looks, widths } from './hall.ts'

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

for (const width of widths) {
  for (const look of looks) {
    test(`every part is accessible and fits at ${width} px in the ${look} theme`, async ({
      page,
      context,
      bench,
    }) => {
      const complaints: string[] = []
      listen(context, complaints)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
      for (const path of ['', 'my', 'admin']) {
        await page.goto(bench + path)
        await expect(page.locator('h1').first()).toBeVisible()
        await expectNoSidewaysScroll(page, `/${path}`)
        await expectAccessible(page, `/${path} at ${width} px, ${look}`)
      }
      expect(complaints).toEqual([])
    })
  }
}
