import { expect, lookAt, test } from './hall.ts'
import { enterAs } from './people.ts'
import { aCategory, at, box, goOn } from './selling.ts'

test('the screens of a seller are whole in both widths and themes', async ({ page, hall }) => {
  test.setTimeout(240_000)
  await aCategory(hall.databaseUrl)
  await enterAs(page, 'seller')
  await page.goto('/my/services/new')
  await box(page, 'Title').fill('A service looked at in every light')
  await goOn(page)
  await at(page, 'packages')
  await page.getByRole('button', { name: 'Add an extra' }).click()
  await expect(page.locator('.save-state')).toHaveText('Saved')
  const address = new URL(page.url()).pathname
  const steps = ['overview', 'packages&check=1', 'description', 'requirements', 'gallery', 'review']
  await lookAt(page, '/my/services')
  await lookAt(page, '/my/services/new')
  for (const step of steps) await lookAt(page, `${address}?step=${step}`)
})
