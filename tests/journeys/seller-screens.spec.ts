import { expect, expectAccessible, expectNoSidewaysScroll, looks, test, widths } from './hall.ts'
import { enterAs } from './people.ts'
import { aCategory, at, box, goOn } from './selling.ts'

for (const look of looks) {
  test(`the screens of a seller are whole in the ${look} theme`, async ({ page, hall }) => {
    test.setTimeout(180_000)
    await aCategory(hall.databaseUrl)
    await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
    await enterAs(page, 'seller')
    await page.goto('/my/services/new')
    await box(page, 'Title').fill(`A service looked at in the ${look} theme`)
    await goOn(page)
    await at(page, 'packages')
    await page.getByRole('button', { name: 'Add an extra' }).click()
    await expect(page.locator('.save-state')).toHaveText('Saved')
    const address = new URL(page.url()).pathname
    const steps = ['overview', 'packages&check=1', 'description', 'requirements', 'gallery', 'review']
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const screens = ['/my/services', '/my/services/new', ...steps.map((step) => `${address}?step=${step}`)]
      for (const path of screens) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        await expectNoSidewaysScroll(page, `${path} at ${width} px`)
        await expectAccessible(page, `${path} at ${width} px, ${look}`)
      }
    }
  })
}
