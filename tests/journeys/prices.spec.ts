import { openSomeServices } from '../server/some-services.ts'
import { expect, test } from './journey.ts'
import { enterAs } from './people.ts'

test('a seller changes the prices of what hangs, sees what they get, and is told what can’t be', async ({
  page,
  server,
}) => {
  const services = openSomeServices(server.databaseUrl)
  const [made] = await services.publish(1, 'seller@guildhall.test')
  await services.close()
  if (!made) throw new Error('Nothing was published')
  await enterAs(page, 'seller')
  await page.goto(`/my/services?q=${encodeURIComponent(made.title)}`)
  await page.getByRole('button', { name: `Actions for ${made.title}` }).click()
  await page.getByRole('menuitem', { name: 'Change prices' }).click()
  const form = page.getByRole('region', { name: `Prices of “${made.title}”` })
  const basic = form.getByRole('group', { name: 'Basic' })
  const standard = form.getByRole('group', { name: 'Standard' })
  await basic.getByLabel('Price').fill('200')
  await expect(basic).toContainText('You receive $180.00')
  await form.getByRole('button', { name: 'Save these prices' }).click()
  await expect(standard).toContainText('Standard must cost more than Basic ($200.00)')
  await expect(basic.getByLabel('Price')).toHaveValue('200')
  await standard.getByLabel('Price').fill('320')
  await form.getByRole('button', { name: 'Save these prices' }).click()
  await expect(page.getByRole('status').first()).toContainText('has its new prices')
  await page.goto(`/services/${made.slug}`)
  await expect(page.locator('main')).toContainText('$200')
})
