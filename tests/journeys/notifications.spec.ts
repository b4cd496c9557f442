import { eq } from 'drizzle-orm'
import { member } from '#domain/accounts/schema.server.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expect, test } from './journey.ts'
import { enterAs } from './people.ts'

const publish = (databaseUrl: string, title: string) =>
  fromOutside(databaseUrl, async (tx) => {
    const [seller] = await tx.db.select().from(member).where(eq(member.email, 'seller@guildhall.test'))
    const slug = title.toLowerCase().replaceAll(' ', '-')
    await tx.announce({ kind: 'service.approved', sellerId: seller?.id ?? '', title, slug, note: '' })
  })

test('the bell rings while a page is open, and shows what happened and where', async ({ page, server }) => {
  await enterAs(page, 'seller')
  await page.goto('/my/balance')
  await page.locator('html[data-listens]').waitFor()
  const head = page.getByRole('banner')
  await publish(server.databaseUrl, 'A bell for the town hall')
  await expect(head.getByRole('link', { name: /^Notifications, \d+ unread$/ })).toBeVisible()
  await expect(page).toHaveTitle(/^\(\d+\) Balance/)
  await head.getByRole('link', { name: /^Notifications/ }).click()
  const latest = page.getByRole('region', { name: 'The latest notifications' })
  await expect(latest.getByRole('link', { name: /A bell for the town hall/ })).toBeVisible()
  await latest.getByRole('button', { name: 'Mark all read' }).click()
  await expect(head.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^Balance/)
  await page.keyboard.press('Escape')
  await expect(latest).toBeHidden()
})

test.describe('push', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the service worker shows what is pushed, and nothing but that', async ({ page, context, server }) => {
    await context.grantPermissions(['notifications'], { origin: server.origin })
    await page.goto('/pricing')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    const browser = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        for (const { registrationId, isDeleted } of registrations) if (!isDeleted) resolve(registrationId)
      })
    })
    await browser.send('ServiceWorker.enable')
    const data = JSON.stringify({
      title: 'Guildhall',
      body: 'Mirela: deal steps',
      tag: 'a',
      url: '/my/notifications/7',
    })
    await browser.send('ServiceWorker.deliverPushMessage', {
      origin: server.origin,
      registrationId: await registered,
      data,
    })
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        const notifications = await registration.getNotifications()
        return notifications.map(({ title, body, data: { url } }) => ({ title, body, url }))
      })
    await expect
      .poll(shown)
      .toEqual([{ title: 'Guildhall', body: 'Mirela: deal steps', url: '/my/notifications/7' }])
  })
})
