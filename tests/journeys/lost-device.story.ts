import type { Page } from '@playwright/test'
import { query, runJob } from './clock.ts'
import { expect, test } from './story.ts'
import { linkIn, newestLetter } from './letters.ts'
import { comeAsMember, enterAs, forgetSession, openBrowser, signIn } from './people.ts'
import { authenticatorCode } from './totp.ts'

async function readSecret(page: Page): Promise<string> {
  return (await page.locator('.two-factor-secret').textContent()) ?? ''
}

async function turnOn(page: Page): Promise<void> {
  await page.goto('/my/account')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const code = authenticatorCode(await readSecret(page), new Date())
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.locator('#two-factor')).toContainText('Two-factor is on.')
}

/** An administrator believes that somebody lost their device. */
async function askForReset(page: Page, databaseUrl: string, email: string): Promise<void> {
  const [found] = await query<{ id: string }>(databaseUrl, 'select id from member where email = $1', [email])
  await page.goto(`/admin/users/${found?.id}/edit`)
  const form = page.locator('#reset-second-factor')
  await form.getByLabel('Reason').fill('The telephone fell into the harbour')
  await form.getByRole('button', { name: 'Reset the second factor' }).click()
  await expect(page.locator('main')).toContainText('All addresses of the member are told')
}

async function outliveWaiting(databaseUrl: string, email: string): Promise<void> {
  await query(
    databaseUrl,
    `update second_factor_reset set asked_at = asked_at - interval '25 hours', due_at = due_at - interval '25 hours'
     where member_id = (select id from member where email = $1)`,
    [email],
  )
  await runJob(databaseUrl, 'accounts.finish-second-factor-resets')
}

test('without JavaScript one who lost their device gets back in after a day, and sets up another', async ({
  browser,
  server,
}) => {
  const page = await openBrowser(browser, server)
  const email = await comeAsMember(page, server.databaseUrl, 'lotte-h')
  await turnOn(page)
  await forgetSession(page)
  await signIn(page, email)
  await page.getByText('Lost your device?').click()
  await expect(page.locator('main')).toContainText('It takes 24 hours')

  const admin = await openBrowser(browser, server)
  await enterAs(admin, 'admin')
  await askForReset(admin, server.databaseUrl, email)
  await newestLetter(server.databaseUrl, email, /Your second factor will be removed/)
  await outliveWaiting(server.databaseUrl, email)
  await newestLetter(server.databaseUrl, email, /Your second factor was removed/)

  await signIn(page, email)
  await expect(page).toHaveURL(/\/my$/)
  await turnOn(page)
  await page.getByRole('button', { name: 'Move to another app' }).click()
  await expect(page.locator('#two-factor')).toContainText('The app you have stays in force')
  const code = authenticatorCode(await readSecret(page), new Date())
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Use the new app' }).click()
  await expect(page.locator('#two-factor')).toContainText('Your app is in force')
  for (const one of [page, admin]) await one.context().close()
})

test('one who lost nothing stops it by the letter, or in the session they have', async ({
  page,
  browser,
  server,
}) => {
  const email = await comeAsMember(page, server.databaseUrl, 'mikkel-h')
  await turnOn(page)
  const admin = await openBrowser(browser, server)
  await enterAs(admin, 'admin')
  await askForReset(admin, server.databaseUrl, email)
  await page.reload()
  await page.getByRole('button', { name: 'Keep my second factor' }).click()
  await expect(page.locator('#two-factor')).toContainText('It is stopped')

  await askForReset(admin, server.databaseUrl, email)
  await forgetSession(page)
  await page.goto(linkIn((await newestLetter(server.databaseUrl, email, /will be removed/)).text))
  await expect(page.getByRole('button', { name: 'Keep my second factor' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep my second factor' }).click()
  await expect(page.locator('main')).toContainText('It is stopped')
  await admin.context().close()
})
