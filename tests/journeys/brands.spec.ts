import pg from 'pg'
import { changeSettingsFromOutside } from '../server/change-settings.ts'
import { anAddressOfOnesOwn, expect, test } from './journey.ts'
import { outliveProof } from './clock.ts'
import { codeIn, linkIn, newestLetter } from './letters.ts'
import { forgetSession, PASSWORD, proveByPassword, useLink } from './people.ts'
import { authenticatorCode } from './totp.ts'
import type { Page } from '@playwright/test'

test.describe.configure({ timeout: 180_000 })

const quay = {
  slug: 'quay',
  name: 'Quayside',
  accentLight: '#1f4fbf',
  accentDark: '#8db8ff',
  logoUrl: '',
  mailFrom: 'post@quay.example',
}

test.beforeAll(async ({ server }) => {
  await changeSettingsFromOutside(server.databaseUrl, { brands: [quay] })
  await expect.poll(async () => (await fetch(`${server.origin}/@quay/login`)).status).toBe(200)
})

/** The brand's name at the head and in the title, and its colour on what is to be pressed. */
async function expectQuay(page: Page): Promise<void> {
  await expect(page.locator('header')).toContainText('Quayside')
  await expect(page).toHaveTitle(/ · Quayside$/)
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent'),
  )
  expect(accent).toContain('#1f4fbf')
}

async function joinAtQuay(page: Page, name: string): Promise<string> {
  const email = `${name}@example.org`
  await page.goto('/@quay/register?next=%2Fpricing')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\/email\/verify\?sent=1&brand=quay/)
  return email
}

async function signInAtQuay(page: Page, login: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail or username').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** What the mail server would be given: from whom, and in which colours. */
async function envelopeOf(databaseUrl: string, to: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ brand: string; from_address: string; html: string }>(
    'select brand, from_address, html from mail_message where to_address = $1',
    [to],
  )
  await client.end()
  return rows
}

test('the three screens of a brand are in its look, and lead to one another', async ({ page }) => {
  for (const screen of ['login', 'register', 'forgot']) {
    await page.goto(`/@quay/${screen}?next=%2Fpricing`)
    await expectQuay(page)
    await expect(page.locator('header details'), 'no menu with nothing in it').toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Sign in' }).last().click()
  await expect(page).toHaveURL(/\/@quay\/login\?next=%2Fpricing$/)
  await page.getByRole('link', { name: 'Join' }).last().click()
  await expect(page).toHaveURL(/\/@quay\/register\?next=%2Fpricing$/)
  await expectQuay(page)
})

test('a brand that nobody made is not found', async ({ page }) => {
  for (const path of [
    '/@nobody/login',
    '/@nobody/register',
    '/@nobody/forgot',
    '/@default/login',
    '/quay/login',
  ])
    expect((await page.goto(path))?.status(), path).toBe(404)
})

test('who joins by a brand verifies in its look, gets its letters, and is remembered', async ({
  page,
  server,
}) => {
  const email = await joinAtQuay(page, 'sanne')
  await expectQuay(page)
  await page.goto('/auth/email/verify')
  await expectQuay(page)

  const link = linkIn((await newestLetter(server.databaseUrl, email, /verif/i)).text)
  await forgetSession(page)
  await page.goto(link)
  await expectQuay(page)
  await page.getByLabel('Password', { exact: true }).fill('not my password at all')
  await page.getByRole('button', { name: 'Verify this address' }).click()
  await expect(page.locator('main')).toContainText('Password: that is not the one of this account')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Verify this address' }).click()
  await expect(page).toHaveURL(/\/pricing$/)

  const letters = await envelopeOf(server.databaseUrl, email)
  expect(letters.length).toBeGreaterThan(0)
  for (const { brand, from_address: from, html } of letters) {
    expect([brand, from]).toEqual(['Quayside', 'post@quay.example'])
    expect(html).toContain('#1f4fbf')
  }
})

test('a forgotten password of a brand’s member is replaced in its look, and the used link says so in it', async ({
  page,
  server,
}) => {
  const email = await joinAtQuay(page, 'joost')
  await forgetSession(page)
  await page.goto('/@quay/forgot')
  await page.getByLabel('E-mail or username').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page).toHaveURL(/\/@quay\/forgot\?sent=1/)
  const link = linkIn((await newestLetter(server.databaseUrl, email, /password/i)).text)
  await page.goto(link)
  await expectQuay(page)
  await page.getByLabel('New password').fill('another quiet workshop')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page).toHaveURL(/\/@quay\/login\?why=reset$/)
  await signInAtQuay(page, email, 'another quiet workshop')
  await expect(page).toHaveURL(/\/my$/)
  await forgetSession(page)
  await page.goto(link)
  await expect(page.locator('main')).toContainText('no good any more')
  await expectQuay(page)
  await page.getByRole('link', { name: 'Ask for another link' }).click()
  await expect(page).toHaveURL(/\/@quay\/forgot$/)
})

test('who came by a brand proves who they are in its look, also where the page did not come anew', async ({
  page,
  server,
}) => {
  const email = await joinAtQuay(page, 'maartje')
  await outliveProof(server.databaseUrl, email)
  await page.goto('/my/account')
  await page.locator('#email').getByRole('link', { name: 'Confirm that it is you' }).click()
  await expect(page.locator('h1')).toHaveText('Confirm that it is you')
  await expectQuay(page)
  await page.reload()
  await expectQuay(page)
  await proveByPassword(page)
  await expect(page).toHaveURL(/\/my\/account/)
})

test('codes and the second factor are asked for in the look of the door', async ({ page, server }) => {
  const email = await joinAtQuay(page, 'femke')
  await page.goto('/my/account')
  await expect(page.locator('#two-factor')).toContainText('once your e-mail address is verified')
  await useLink(page, await newestLetter(server.databaseUrl, email, /verif/i))
  await page.goto('/my/account')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = (await page.locator('.two-factor-secret').textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret, new Date()))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  const recoveryCode = (await page.locator('.recovery-codes code').first().textContent()) ?? ''
  await forgetSession(page)

  await page.goto('/@quay/login?next=%2Fpricing')
  await page.getByLabel('E-mail or username').fill(email)
  await page.getByRole('button', { name: /Send me a code/ }).click()
  await expect(page).toHaveURL(/\/my\/otp\?brand=quay&next=%2Fpricing$/)
  await expectQuay(page)
  const letter = await newestLetter(server.databaseUrl, email, /code/i)
  await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(letter.text))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('One more proof')
  await expectQuay(page)
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('main')).toContainText('Code: this one is wrong')
  await expectQuay(page)
  await page.getByRole('textbox', { name: 'Code' }).fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/pricing$/)

  await forgetSession(page)
  await page.goto('/my/login')
  await page.getByLabel('E-mail or username').fill(email)
  await page.getByRole('button', { name: /Send me a code/ }).click()
  await expect(page, 'the marketplace’s own door does not tell whose account it is').toHaveTitle(/Guildhall/)
})

test('with JavaScript off a brand keeps its look through joining', async ({ browser, server }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.origin,
    extraHTTPHeaders: anAddressOfOnesOwn(),
  })
  const page = await context.newPage()
  await joinAtQuay(page, 'ruben')
  await expect(page).toHaveTitle(/ · Quayside$/)
  await context.clearCookies()
  await page.goto('/@quay/login')
  await signInAtQuay(page, 'ruben')
  await expect(page).toHaveURL(/\/my$/)
  await context.close()
})
