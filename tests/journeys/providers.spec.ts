import pg from 'pg'
import { changeSettingsFromOutside } from '../server/change-settings.ts'
import { anAddressOfOnesOwn, expect, expectAccessible, expectWhole } from './journey.ts'
import { codeIn, newestLetter } from './letters.ts'
import { comeAsMember, forgetSession, PASSWORD } from './people.ts'
import { chooseUsername, continueWithProvider, PROVIDER_NAME, test } from './provider-journey.ts'
import { authenticatorCode } from './totp.ts'

// Each new screen is looked at in both widths and themes on the way, which takes its time on a busy machine.
test.describe.configure({ timeout: 180_000 })

async function howTheyCame(databaseUrl: string, username: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    'select m.brand, i.username as inviter from member m left join member i on i.id = m.referred_by where m.username = $1',
    [username],
  )
  await client.end()
  return rows[0]
}

const person = (name: string) => ({
  sub: `${name}-at-the-provider`,
  email: `${name}@example.org`,
  email_verified: true,
  name: `${name[0]?.toUpperCase()}${name.slice(1)} Berg`,
})

test('a provider that is down when the hall opens is said to be, and signs people in once it is back', async ({
  page,
  provider,
}) => {
  await provider.close()
  await page.goto('/my/login?next=%2Fpricing')
  await expect(page.getByLabel('E-mail or username')).toBeVisible()
  await continueWithProvider(page, '/pricing')
  await expect(page.locator('main')).toContainText(`${PROVIDER_NAME} does not answer right now`)
  await expectWhole(page, 'a provider that is down')
  await page.getByRole('link', { name: 'Sign in another way' }).click()
  await expect(page).toHaveURL(/\/my\/login\?next=%2Fpricing$/)

  await provider.expectNext(person('liv'))
  await page.getByRole('button', { name: `Continue with ${PROVIDER_NAME}` }).click()
  await expect(page.locator('h1')).toHaveText('Choose a username')
  await chooseUsername(page, 'liv-berg')
  await expect(page).toHaveURL(/\/pricing$/)
})

test('somebody new chooses a username, is in where they were going, and comes back by the same provider', async ({
  page,
  provider,
}) => {
  await provider.expectNext(person('arne'))
  await continueWithProvider(page, '/pricing?price=100')
  await expect(page.locator('main')).toContainText('arne@example.org')
  expect(page.url(), 'no code of the provider stays in the address').toMatch(/step=finish$/)
  await expectWhole(page, 'the username step')
  await page.getByRole('button', { name: /^Join / }).click()
  await expect(page.locator('main')).toContainText('Username: fill this in')
  await chooseUsername(page, 'admin')
  await expect(page.locator('main')).toContainText('Username: this one is kept for the marketplace')
  await expect(page.getByLabel('Username')).toHaveValue('admin')
  await chooseUsername(page, 'arne-berg')
  await expect(page).toHaveURL(/\/pricing\?price=100$/)
  await page.goto('/user/arne-berg')
  await expect(page.locator('h1')).toContainText('Arne Berg')

  await forgetSession(page)
  await continueWithProvider(page, '/my/account')
  await expect(page).toHaveURL(/\/my\/account$/)
})

test('an address that has an account is linked only after its password is typed', async ({
  page,
  server,
  provider,
}) => {
  await comeAsMember(page, server.databaseUrl, 'greta', 'unverified')
  await forgetSession(page)
  await provider.expectNext(person('greta'))
  await continueWithProvider(page, '/pricing')
  await expect(page.locator('h1')).toHaveText('You have an account already')
  await expectWhole(page, 'the proof of an account')
  await page.goto('/my')
  await expect(page, 'the provider alone opens nothing').toHaveURL(/\/my\/login/)

  await continueWithProvider(page, '/pricing')
  await page.getByLabel('Password', { exact: true }).fill('not my password at all')
  await page.getByRole('button', { name: `Link ${PROVIDER_NAME} and sign in` }).click()
  await expect(page.locator('main')).toContainText('Password: that is not it')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: `Link ${PROVIDER_NAME} and sign in` }).click()
  await expect(page).toHaveURL(/\/pricing$/)

  await forgetSession(page)
  await continueWithProvider(page)
  await expect(page).toHaveURL(/\/my$/)
})

test('or after the code that was sent to it', async ({ page, server, provider }) => {
  const email = await comeAsMember(page, server.databaseUrl, 'henrik', 'unverified')
  await forgetSession(page)
  await provider.expectNext(person('henrik'))
  await continueWithProvider(page)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const field = page.getByRole('textbox', { name: 'Code' })
  await expect(field).toBeVisible()
  await expectWhole(page, 'the proof by a code')
  await field.fill('000000')
  await page.getByRole('button', { name: 'Confirm the code' }).click()
  await expect(page.locator('main')).toContainText('Code: that is not it')
  const letter = await newestLetter(server.databaseUrl, email, /code/i)
  await field.fill(codeIn(letter.text))
  await page.getByRole('button', { name: 'Confirm the code' }).click()
  await expect(page).toHaveURL(/\/my$/)
})

test('an address for which the provider does not vouch is proved by a code first', async ({
  page,
  server,
  provider,
}) => {
  await provider.expectNext({ ...person('signe'), email_verified: false })
  await continueWithProvider(page)
  await expect(page.locator('h1')).toHaveText('Your e-mail address')
  await expectWhole(page, 'the address step')
  await page.getByLabel('E-mail').fill('signe@example.org')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.locator('h1')).toHaveText('Type the code')
  await expectWhole(page, 'the code step')
  const letter = await newestLetter(server.databaseUrl, 'signe@example.org', /code/i)
  await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(letter.text))
  await page.getByRole('button', { name: 'Confirm the code' }).click()
  await chooseUsername(page, 'signe-berg')
  await expect(page).toHaveURL(/\/my$/)
})

test('a member links a provider, signs in by it, and unlinks it', async ({ page, server, provider }) => {
  await comeAsMember(page, server.databaseUrl, 'oskar')
  await page.goto('/my/account')
  await provider.expectNext({ ...person('oskar'), email: 'oskar.b@elsewhere.example' })
  await page.getByRole('button', { name: `Link ${PROVIDER_NAME}` }).click()
  await expect(page).toHaveURL(/\/my\/account\?done=link-provider#providers$/)
  await expect(page.locator('#providers')).toContainText('oskar.b@elsewhere.example')
  await expectAccessible(page, 'an account with a provider')

  await forgetSession(page)
  await continueWithProvider(page)
  await expect(page).toHaveURL(/\/my$/)
  await page.goto('/my/account')
  await page.getByRole('button', { name: `Unlink ${PROVIDER_NAME}` }).click()
  await expect(page.locator('#providers')).toContainText('Not linked')

  await forgetSession(page)
  await continueWithProvider(page)
  await expect(page, 'a new person as far as anyone here knows').toHaveURL(/step=finish$/)
})

test('a member with two-factor is asked for it by this way too', async ({ page, server, provider }) => {
  await comeAsMember(page, server.databaseUrl, 'freja')
  await page.goto('/my/account')
  await provider.expectNext(person('freja'))
  await page.getByRole('button', { name: `Link ${PROVIDER_NAME}` }).click()
  await expect(page).toHaveURL(/done=link-provider/)
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = (await page.locator('.two-factor-secret').textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret, new Date()))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  const recoveryCode = (await page.locator('.recovery-codes code').first().textContent()) ?? ''

  await forgetSession(page)
  await continueWithProvider(page, '/pricing')
  await expect(page).toHaveURL(/\/my\/otp\?next=%2Fpricing$/)
  await page.goto('/my')
  await expect(page).toHaveURL(/\/my\/login/)
  await continueWithProvider(page, '/pricing')
  await page.getByRole('textbox', { name: 'Code' }).fill(recoveryCode)
  await page.locator('main form').getByRole('button').first().click()
  await expect(page).toHaveURL(/\/pricing$/)
})

test('who turns back at the provider is told that nothing has changed', async ({ page, provider }) => {
  await provider.expectNext('turns back')
  await continueWithProvider(page, '/pricing')
  await expect(page.locator('main')).toContainText(`You turned back at ${PROVIDER_NAME}`)
  await expectWhole(page, 'a sign-in that was given up')
  await provider.expectNext(person('vera'))
  await page.getByRole('button', { name: `Continue with ${PROVIDER_NAME}` }).click()
  await chooseUsername(page, 'vera-berg')
  await expect(page).toHaveURL(/\/pricing$/)
})

test('by a brand’s door and an invitation’s link, both are remembered', async ({
  page,
  server,
  provider,
}) => {
  const quay = { slug: 'quay', name: 'Quayside', accentLight: '#1f4fbf', accentDark: '#8db8ff' }
  await changeSettingsFromOutside(server.databaseUrl, { brands: [{ ...quay, logoUrl: '', mailFrom: '' }] })
  await expect.poll(async () => (await fetch(`${server.origin}/@quay/login`)).status).toBe(200)
  await page.goto('/?ref=tomas-rivera')
  await expect(page).toHaveURL(`${server.origin}/`)
  await provider.expectNext('turns back')
  await continueWithProvider(page, '/pricing', '/@quay/login')
  await expect(page).toHaveTitle(/ · Quayside$/)
  await expect(page.getByRole('link', { name: 'Sign in another way' })).toHaveAttribute(
    'href',
    '/@quay/login?next=%2Fpricing',
  )
  await provider.expectNext(person('elin'))
  await page.getByRole('button', { name: `Continue with ${PROVIDER_NAME}` }).click()
  await expect(page.locator('h1')).toHaveText('Choose a username')
  await expect(page).toHaveTitle(/ · Quayside$/)
  await expectAccessible(page, 'the username step of a brand')
  await page.getByLabel('Username').fill('elin-berg')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Join Quayside' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  expect(await howTheyCame(server.databaseUrl, 'elin-berg')).toEqual({
    brand: 'quay',
    inviter: 'tomas-rivera',
  })
})

test('the page that leaves for the provider is whole too', async ({ page, provider }) => {
  await provider.open()
  // An answer without a page leaves the browser where it is.
  await page.route(`${provider.issuer}/**`, (route) => route.fulfill({ status: 204 }))
  await continueWithProvider(page)
  await expect(page.locator('h1')).toHaveText(`Going to ${PROVIDER_NAME}`)
  await expectWhole(page, 'the page that leaves')
})

test('an answer of the provider that belongs to nobody here, or comes twice, opens nothing', async ({
  page,
  provider,
}) => {
  await provider.open()
  await page.goto('/auth/oauth-callback?code=stolen&state=guessed')
  await expect(page.locator('main')).toContainText('This sign-in has ended')
  let answer = ''
  page.on('request', (request) => {
    if (request.url().includes('/auth/oauth-callback?code=')) answer = request.url()
  })
  await provider.expectNext(person('tove'))
  await continueWithProvider(page)
  await chooseUsername(page, 'tove-berg')
  await expect(page).toHaveURL(/\/my$/)
  expect(answer).not.toBe('')
  await forgetSession(page)
  await page.goto(answer)
  await expect(page.locator('main')).toContainText('This sign-in has ended')
})

test('with JavaScript off somebody new comes in by a provider', async ({ browser, server, provider }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.origin,
    extraHTTPHeaders: anAddressOfOnesOwn(),
  })
  const page = await context.newPage()
  await provider.expectNext(person('maren'))
  await continueWithProvider(page, '/pricing')
  await expect(page.locator('h1')).toHaveText('Choose a username')
  await page.getByRole('button', { name: /^Join / }).click()
  await expect(page.locator('main')).toContainText(/Username: /)
  await chooseUsername(page, 'maren-berg')
  await expect(page).toHaveURL(/\/pricing$/)
  await context.close()
})
