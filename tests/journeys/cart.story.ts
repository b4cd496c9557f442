import {
  answerQuestions,
  askForRevision,
  deliver,
  link,
  main,
  next,
  press,
  statementOf,
} from './deal-room.ts'
import { expect, test } from './story.ts'
import { newestLetter } from './letters.ts'
import { join, comeAsMember, openBrowser, useLink } from './people.ts'
import { order, payNow, sell, total } from './shopping.ts'

test('without script: from the cart of a visitor to the accepted work', async ({ browser, server }) => {
  test.setTimeout(180_000)
  const { databaseUrl } = server
  const seller = await openBrowser(browser, server)
  await comeAsMember(seller, databaseUrl, 'sold-c')
  const service = await sell(databaseUrl, 'sold-c')
  const page = await openBrowser(browser, server)
  await page.goto(`/services/${service.slug}`)
  await page.getByLabel('Quantity').selectOption('2')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(total(page)).toHaveText('$100.00')
  await page.getByLabel('Quantity of').selectOption('3')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(total(page)).toHaveText('$150.00')
  await page.getByRole('link', { name: 'Join and order' }).click()
  const email = await join(page, 'nils-c', '/cart')
  await useLink(page, await newestLetter(databaseUrl, email, /verif/i))
  await page.goto('/cart')
  await order(page)
  await payNow(page)
  await expect(async () => {
    const again = page.getByRole('link', { name: 'Look again' })
    if (await again.isVisible()) await again.click()
    await expect(main(page)).toContainText('Placed and paid', { timeout: 1_000 })
  }).toPass()
  await page.getByRole('link', { name: 'All orders and deals' }).click()
  await page.getByRole('link', { name: service.content.title }).click()
  const room = new URL(page.url()).pathname
  await answerQuestions(page, 'A sign above the door')

  await seller.goto(`/services/${service.slug}`)
  await expect(seller.locator('.order')).toContainText('nobody buys from themselves')
  await seller.goto(room)
  await deliver(seller, 'A loaf in a circle', 'loaf.txt')
  await page.goto(room)
  await askForRevision(page, 'The loaf fills the circle')
  await seller.goto(room)
  await deliver(seller, 'A slice instead')
  await page.goto(room)
  await link(page, 'Accept and release').click()
  await expect(next(page)).toContainText('$135.00')
  await press(page, 'Accept and release $150.00')
  await expect(next(page)).toContainText('The deal is done')
  expect(await statementOf(seller, 'clearing')).toEqual(['Released: +135.00, 135.00'])
  for (const one of [page, seller]) await one.context().close()
})
