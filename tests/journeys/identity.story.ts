import { anAddressOfOnesOwn } from './journey.ts'
import { expect, test } from './story.ts'
import { codeIn, linkIn, newestLetter } from './letters.ts'
import {
  comeAsMember,
  enterAs,
  enterByPortrait,
  forgetSession,
  join,
  openBrowser,
  signIn,
  useLink,
} from './people.ts'

test('a visitor joins, verifies their address and comes back to where they were going', async ({
  page,
  server,
}) => {
  const email = await join(page, 'marta', '/pricing')
  const letter = await newestLetter(server.databaseUrl, email, /verif/i)
  await page.goto(linkIn(letter.text))
  await page.locator('main').getByRole('button').first().click()
  await expect(page).toHaveURL(/\/pricing$/)
  await page.goto('/my')
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('main')).not.toContainText('Verify your')
})

test('a member signs in by username, by e-mail and by a code, and a wrong password is refused', async ({
  page,
  server,
}) => {
  const email = await join(page, 'jonas-l')
  await forgetSession(page)
  await signIn(page, 'jonas-l', 'not my password at all')
  await expect(page.locator('main')).toContainText('it does not go with this e-mail or username')
  await signIn(page, 'jonas-l')
  await expect(page).toHaveURL(/\/my$/)
  await useLink(page, await newestLetter(server.databaseUrl, email, /verif/i))
  await forgetSession(page)
  await signIn(page, email.toUpperCase())
  await expect(page).toHaveURL(/\/my$/)
  await forgetSession(page)
  await page.goto('/my/login')
  await page.getByLabel('E-mail or username').fill(email)
  await page.getByRole('button', { name: /Send me a code/ }).click()
  const letter = await newestLetter(server.databaseUrl, email, /code/i)
  await page.getByLabel('Code').fill(codeIn(letter.text))
  await page.locator('main form').getByRole('button').first().click()
  await expect(page).toHaveURL(/\/my$/)
})

test('a forgotten password is replaced by a link that is good once and leads on to where the person was going', async ({
  page,
  server,
}) => {
  const email = await join(page, 'priya-r')
  await forgetSession(page)
  await page.goto('/my/favorites')
  await page.getByRole('link', { name: 'Forgot it?' }).click()
  await expect(page.locator('h1')).toHaveText('A new password')
  await page.getByLabel('E-mail or username').fill(email)
  await page.locator('main form').getByRole('button').first().click()
  const letter = await newestLetter(server.databaseUrl, email, /password/i)
  const link = linkIn(letter.text)
  await page.goto(link)
  await page.getByLabel('New password').fill('another quiet workshop')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page).toHaveURL(/\/my\/login/)
  await page.getByLabel('E-mail or username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('another quiet workshop')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/my\/favorites$/)
  await forgetSession(page)
  await page.goto(link)
  await expect(page.locator('main')).toContainText(/used|expired|no longer|not good|too old/i)
})

test(`the owner gets in on their own device while somebody else fails on their name`, async ({
  browser,
  server,
}) => {
  const name = 'saskia-d'
  const owner = await openBrowser(browser, server)
  await comeAsMember(owner, server.databaseUrl, name)
  await forgetSession(owner)
  await signIn(owner, name)
  await expect(owner).toHaveURL(/\/my$/)
  await owner.context().clearCookies({ name: '__Host-session' })

  const stranger = await openBrowser(browser, server)
  const form = { intent: 'password', login: name, password: 'not the password', next: '/my' }
  for (let time = 0; time < 5; time++) await stranger.request.post('/my/login', { form })
  await signIn(stranger, name)
  await expect(stranger.locator('main')).toContainText('Too many wrong tries')

  await signIn(owner, name)
  await expect(owner).toHaveURL(/\/my$/)
  await owner.goto('/my/account')
  await expect(owner.locator('#sessions li', { hasText: 'This device' })).toContainText('ends by')
  for (const page of [owner, stranger]) await page.context().close()
})

test('each demo person is one click away', async ({ page }) => {
  for (const role of ['buyer', 'seller', 'admin'] as const) {
    await enterByPortrait(page, role)
    await forgetSession(page)
  }
})

test('signing in works with JavaScript off', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: anAddressOfOnesOwn(),
  })
  const page = await context.newPage()
  await join(page, 'elodie-m')
  await context.clearCookies()
  await signIn(page, 'elodie-m')
  await expect(page).toHaveURL(/\/my$/)
  await context.close()
})

test('a screen for members sends a visitor to sign in and back; one for administrators does not exist for others', async ({
  page,
}) => {
  await page.goto('/my/account')
  await expect(page).toHaveURL(/\/my\/login\?next=%2Fmy%2Faccount/)
  expect((await page.goto('/admin'))?.status()).toBe(404)
  await enterAs(page, 'buyer')
  expect((await page.goto('/admin/users'))?.status()).toBe(404)
})
