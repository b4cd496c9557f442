import type { Page } from '@playwright/test'
import { outliveProof } from './clock.ts'
import { expect, expectAccessible, expectWhole, test } from './journey.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember, forgetSession, signIn } from './people.ts'

/** A device that keeps passkeys and always knows its owner. */
async function giveADevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function addAPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/my/account#passkeys')
  const passkeys = page.locator('#passkeys')
  await passkeys.getByLabel('Name', { exact: true }).fill(name)
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys).toContainText('Your passkey is ready')
}

test('a member makes a passkey, signs in by it and passes the second factor by it', async ({
  page,
  server,
}) => {
  await giveADevice(page)
  const email = await comeAsMember(page, server.databaseUrl, 'ines-with-passkeys')
  await addAPasskey(page, 'My laptop')
  const passkeys = page.locator('#passkeys')
  await expect(passkeys.locator('.recovery-codes code')).toHaveCount(10)
  await expect(passkeys.locator('.lines')).toContainText('My laptop')
  await expect(page.locator('#two-factor')).toContainText('Two-factor is on.')
  await expectAccessible(page, 'a passkey that was just made', '#passkeys')
  await newestLetter(server.databaseUrl, email, /A passkey was added/)

  await forgetSession(page)
  await page.goto('/my/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/my$/)

  await forgetSession(page)
  await signIn(page, email)
  await expect(page).toHaveURL(/\/my\/otp/)
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  await expectWhole(page, 'the second factor of one with a passkey')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/my$/)
})

test('a member proves by a passkey that it is them, renames it and removes it, and it opens nothing any more', async ({
  page,
  server,
}) => {
  await giveADevice(page)
  const email = await comeAsMember(page, server.databaseUrl, 'kaya-p')
  await addAPasskey(page, 'My laptop')
  const passkeys = page.locator('#passkeys')
  await outliveProof(server.databaseUrl, email)
  await page.goto('/my/account')
  await passkeys.getByRole('link', { name: 'Confirm that it is you' }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/my\/account/)

  await passkeys.getByText('Rename').click()
  await passkeys.getByLabel('New name').fill('Old laptop')
  await passkeys.getByRole('button', { name: 'Save the name of My laptop' }).click()
  await expect(passkeys).toContainText('The passkey has its new name')
  await passkeys.getByRole('button', { name: 'Remove Old laptop' }).click()
  await expect(passkeys).toContainText('The passkey is removed')
  await expect(page.locator('#two-factor')).toContainText('Two-factor is off.')

  await forgetSession(page)
  await page.goto('/my/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.locator('main')).toContainText('This passkey does not open an account here')
})

test('who has no passkey in this browser is told so and can go on another way', async ({ page, server }) => {
  const email = await comeAsMember(page, server.databaseUrl, 'joao-p')
  await forgetSession(page)
  await giveADevice(page)
  await page.goto('/my/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.locator('main')).toContainText('No passkey was used')
  await signIn(page, email)
  await expect(page).toHaveURL(/\/my$/)
})
