import { expect, test } from './story.ts'
import { comeAsMember, forgetSession, signIn } from './people.ts'
import { authenticatorCode } from './totp.ts'

test('a member turns two-factor on, is asked for it at every sign-in, and gets in with a recovery code when the device is lost', async ({
  page,
  server,
}) => {
  await comeAsMember(page, server.databaseUrl, 'noor-s')
  await page.goto('/my/account')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = (await page.locator('.two-factor-secret').textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret, new Date()))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  const recoveryCode = (await page.locator('.recovery-codes code').first().textContent()) ?? ''

  await forgetSession(page)
  await signIn(page, 'noor-s')
  await expect(page).toHaveURL(/\/my\/otp/)
  await page.goto('/my')
  await expect(page).toHaveURL(/\/my\/login/)

  await signIn(page, 'noor-s')
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.locator('main form').getByRole('button').first().click()
  await expect(page.locator('main')).toContainText('Code: this one is wrong')
  await page.getByRole('textbox', { name: 'Code' }).fill(recoveryCode)
  await page.locator('main form').getByRole('button').first().click()
  await expect(page).toHaveURL(/\/my$/)
})
