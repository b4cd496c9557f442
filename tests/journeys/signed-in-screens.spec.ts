import { expect, expectAccessible, expectNoSidewaysScroll, looks, test, widths } from './hall.ts'
import { enterAs } from './people.ts'

const atTheDoor = [
  '/my/login',
  '/my/register',
  '/my/forgot',
  '/my/reset?token=worn',
  '/my/otp',
  '/auth/email/verify',
]
const inside = [
  '/my',
  '/my/account',
  '/user/tomas-rivera',
  '/admin',
  '/admin/users',
  '/admin/users?state=banned',
  '/admin/market/categories',
  '/admin/security/events',
  '/admin/security/bans',
  '/admin/settings',
  '/admin/integrations',
  '/admin/data-deletion-requests',
]

for (const width of widths) {
  for (const look of looks) {
    test(`the door, my area and administration are whole at ${width} px in the ${look} theme`, async ({
      page,
    }) => {
      test.setTimeout(600_000)
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
      const lookAt = async (path: string) => {
        expect((await page.goto(path))?.ok(), path).toBe(true)
        await expect(page.locator('h1').first(), path).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectNoSidewaysScroll(page, path)
        await expectAccessible(page, `${path} at ${width} px, ${look}`)
      }
      for (const path of atTheDoor) await lookAt(path)
      await enterAs(page, 'admin')
      for (const path of inside) await lookAt(path)
      // By name: the first page of the list belongs to whoever joined last, and other journeys join all the time.
      await page.goto('/admin/users?q=Ilse')
      await page.getByRole('link', { name: 'Ilse Brandt' }).first().click()
      await expect(page.locator('h1')).toContainText('Ilse Brandt')
      await expectAccessible(page, `a member at ${width} px, ${look}`)
    })
  }
}
