import { eq } from 'drizzle-orm'
import { member } from '#domain/accounts/schema.server.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expect, test } from './journey.ts'
import { comeAsMember } from './people.ts'

const publish = (databaseUrl: string, email: string, title: string) =>
  fromOutside(databaseUrl, async (tx) => {
    const [seller] = await tx.db.select().from(member).where(eq(member.email, email))
    await tx.announce({
      kind: 'service.approved',
      sellerId: seller?.id ?? '',
      title,
      slug: 'a-bell',
      note: '',
    })
  })

test('the bell rings while a page is open, and shows what happened and where', async ({ page, server }) => {
  const email = await comeAsMember(page, server.databaseUrl, 'bell-founder')
  await page.goto('/my/balance')
  await page.locator('html[data-listens]').waitFor()
  const head = page.getByRole('banner')
  await publish(server.databaseUrl, email, 'A bell for the town hall')
  await expect(head.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) Balance/)
  await head.getByRole('link', { name: /^Notifications/ }).click()
  const latest = page.getByRole('region', { name: 'The latest notifications' })
  await expect(latest.getByRole('link', { name: /A bell for the town hall/ })).toBeVisible()
  await latest.getByRole('button', { name: 'Mark all read' }).click()
  await expect(head.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^Balance/)
  await page.keyboard.press('Escape')
  await expect(latest).toBeHidden()
})
