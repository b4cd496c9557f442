import type { Page } from '@playwright/test'
import { expectWithinASecond, said, send } from './administration.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { comeAsMember, enterAs, enterByPortrait, forgetSession, signIn } from './people.ts'
import { withAnotherPerson, withSecondServer } from './two-servers.ts'

const NOTE = 'New shelves are being hung in the east room.'

async function switchMaintenance(page: Page, on: boolean): Promise<void> {
  await page.goto('/admin/settings')
  const form = page.locator('form#maintenance')
  await form.getByRole('checkbox').setChecked(on)
  await form
    .getByRole('textbox')
    .first()
    .fill(on ? NOTE : '')
  await form.getByLabel('Why').fill(on ? 'The shelves' : 'They hang')
  await send(page, form.getByRole('button', { name: 'Save' }))
}

for (const javaScriptEnabled of [true, false]) {
  test(`maintenance closes every process within a second and opens it again, with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({
    page,
    browser,
    server,
  }) => {
    test.setTimeout(180_000)
    await withSecondServer(server.databaseUrl, async (second) => {
      const addresses = [`${server.origin}/pricing`, `${second}/pricing`]
      const becomes = (status: number) =>
        Promise.all(
          addresses.map((address) =>
            expectWithinASecond(async () => (await page.request.get(address)).status(), status),
          ),
        )
      await withAnotherPerson(browser, { baseURL: server.origin, javaScriptEnabled }, async (admin) => {
        await enterAs(admin, 'admin')
        await page.goto('/pricing')
        await switchMaintenance(admin, true)
        await becomes(503)
        await expect(said(admin)).toBeVisible()

        for (const address of addresses) {
          const answer = await page.goto(address)
          expect(answer?.status()).toBe(503)
          expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0)
          await expect(page.locator('main')).toContainText(NOTE)
        }
        await expectAccessible(page, 'the closed hall')
        await admin.goto('/pricing')
        await expect(admin.locator('main')).toContainText('One fee, shown before')

        await switchMaintenance(admin, false)
        await becomes(200)
        await page.goto('/pricing')
        await expect(page.locator('main')).toContainText('One fee, shown before')
      })
    })
  })
}

test('an administrator who is out signs in while the hall is closed and opens it, and a member who signs in finds it closed', async ({
  page,
  browser,
  server,
}) => {
  await comeAsMember(page, server.databaseUrl, 'ewa-n')
  await forgetSession(page)
  await withAnotherPerson(browser, { baseURL: server.origin }, async (admin) => {
    await enterAs(admin, 'admin')
    await switchMaintenance(admin, true)
    await expect(said(admin)).toBeVisible()
  })
  await signIn(page, 'ewa-n')
  await expect(page.locator('main')).toContainText(NOTE)
  await withAnotherPerson(browser, { baseURL: server.origin }, async (admin) => {
    await enterByPortrait(admin, 'admin')
    await switchMaintenance(admin, false)
    await expect(said(admin)).toBeVisible()
  })
  await page.goto('/my')
  await expect(page.locator('main')).not.toContainText(NOTE)
})
