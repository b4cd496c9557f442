import { expect, expectWhole, lookAt, test } from './hall.ts'
import { enterAs } from './people.ts'

const atTheDoor = [
  '/my/login',
  '/my/register',
  '/my/forgot',
  '/my/reset?token=worn',
  '/my/otp',
  '/auth/email/verify',
]
/** Screens that a story of their own fills and looks at are not opened here once more, empty. */
const inside = [
  '/my',
  '/my/account',
  '/my/orders?side=sold',
  '/admin',
  '/admin/users',
  '/admin/users?state=banned',
  '/admin/security/events',
  '/admin/security/bans',
  '/admin/payouts',
  '/admin/payouts/batches',
  '/admin/settings',
  '/admin/integrations',
  '/admin/integrations/jobs',
  '/admin/data-deletion-requests',
]

test('the door, my area and administration are whole in both widths and themes', async ({ page }) => {
  test.setTimeout(600_000)
  for (const path of atTheDoor) await lookAt(page, path)
  await enterAs(page, 'admin')
  for (const path of inside) await lookAt(page, path)
  // By name: the first page of the list belongs to whoever joined last, and other journeys join all the time.
  await page.goto('/admin/users?q=Ilse')
  await page.getByRole('link', { name: 'Ilse Brandt' }).first().click()
  await expect(page.locator('h1')).toContainText('Ilse Brandt')
  await expectWhole(page, 'a member')
})
