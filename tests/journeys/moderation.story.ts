import { eq } from 'drizzle-orm'
import { actorOf } from '#domain/accounts/testing.ts'
import { member } from '#domain/accounts/schema.server.ts'
import {
  draftService,
  findForReview,
  saveDraft,
  submitService,
  withdrawService,
} from '#domain/catalogue/index.ts'
import { expect, test as base } from './story.ts'
import { enterAs } from './people.ts'
import { rowOf, submit, withDesk, type Desk } from './review-desk.ts'

const test = base.extend<{ desk: Desk }>(withDesk)

test('changed words stand beside the approved ones, and what is live can be taken down', async ({
  page,
  desk,
}) => {
  const { market, seller, categoryId } = desk
  const title = 'Wrapping paper with your own pattern'
  const { id, slug } = await market.publish(seller, { categoryId, title })
  const content = await market.contentOf(seller, {
    categoryId,
    title: 'Wrapping cloth with your own pattern',
  })
  await market.transaction(async (tx) => {
    await saveDraft(tx, seller, { serviceId: id, content, basedOn: null })
    await submitService(tx, seller, { serviceId: id }, market.given)
  })
  await enterAs(page, 'admin')
  await page.goto(`/admin/market/services/${id}`)
  await expect(page.locator('del').first()).toContainText('paper')
  await expect(page.locator('ins').first()).toContainText('cloth')
  await expect(page.getByText('taken out', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: 'See it as a page' }).click()
  await expect(page.getByText('Preview: not yet public.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wrapping cloth with your own pattern')

  await page.goto(`/admin/market/services/${id}`)
  await page.getByRole('button', { name: 'Approve and publish' }).click()
  await expect(page.getByText('Approved.')).toBeVisible()
  await page.goto(`/admin/market/services/${id}`)
  await page.getByLabel('In your own words').fill('The pattern is someone else’s.')
  await page.getByRole('button', { name: 'Take down' }).click()
  await expect(page.getByText('Taken down, and its seller is told why.')).toBeVisible()
  expect((await page.request.get(`/services/${slug}`)).status()).toBe(404)
})

test('several are approved at once, a decision about other words is refused', async ({ page, desk }) => {
  const { market, seller } = desk
  const titles = ['First of three boxes for candles', 'Second of three boxes for candles']
  for (const title of titles) await submit(desk, { title })
  await enterAs(page, 'admin')
  await page.goto('/admin/market/services?q=boxes+for+candles')
  for (const title of titles) await rowOf(page, title).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('2 services approved.')).toBeVisible()
  const csv = await (
    await page.request.get('/admin/market/services.csv?show=shown&q=boxes+for+candles')
  ).text()
  expect(csv).toContain('First of three boxes for candles')

  const id = await submit(desk, { title: 'Third of three boxes for candles' })
  await page.goto(`/admin/market/services/${id}`)
  const approve = page.getByRole('button', { name: 'Approve and publish' })
  await expect(approve).toBeVisible()
  const [admin] = await market.db.select().from(member).where(eq(member.email, 'admin@guildhall.test'))
  const { content } = (await findForReview(market.db, actorOf(admin!), id)).version
  await market.transaction(async (tx) => {
    await withdrawService(tx, seller, { serviceId: id })
    await saveDraft(tx, seller, { serviceId: id, content: { ...content, tags: ['other'] }, basedOn: null })
    await submitService(tx, seller, { serviceId: id }, market.given)
  })
  await approve.click()
  await expect(page.getByText('was changed since you opened it').first()).toBeVisible()
  expect((await findForReview(market.db, actorOf(admin!), id)).waits).toBe('before')
})

test('a seller sees a draft as a page, nobody moderates their own, others find no queue', async ({
  page,
  desk,
}) => {
  const { market, categoryId } = desk
  const ofDemo = async (role: string) => {
    const [found] = await market.db
      .select()
      .from(member)
      .where(eq(member.email, `${role}@guildhall.test`))
    return actorOf(found!)
  }
  const [seller, admin] = [await ofDemo('seller'), await ofDemo('admin')]
  const draft = await market.contentOf(seller, { categoryId, title: 'A draft that only I can see' })
  const { slug } = await market.transaction((tx) => draftService(tx, seller, draft))
  const own = await submit({ ...desk, seller: admin }, { title: 'A service of the moderator’s own' })
  await enterAs(page, 'seller')
  expect((await page.goto('/admin/market/services'))?.status()).toBe(404)
  expect((await page.goto(`/services/${slug}`))?.status()).toBe(200)
  await expect(page.getByText('Only you and moderators see this page.')).toBeVisible()
  await page.context().clearCookies()
  await enterAs(page, 'admin')
  await page.goto(`/admin/market/services/${own}`)
  await expect(page.getByText('This is yours: another administrator decides about it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve and publish' })).toHaveCount(0)
})
