import { outliveProof, query } from './clock.ts'
import { expect, test } from './story.ts'
import { newestLetter } from './letters.ts'
import {
  comeAsMember,
  forgetSession,
  joinVerified,
  openBrowser,
  PASSWORD,
  PHONE,
  proveByPassword,
  signIn,
  useLink,
} from './people.ts'
import { authenticatorCode } from './totp.ts'

// Each walks through many pages, and hashes passwords on the way.
test.describe.configure({ timeout: 150_000 })

test('a new address is verified before it counts, the old one is told, and the password is asked again first', async ({
  page,
  server,
}) => {
  const old = await comeAsMember(page, server.databaseUrl, 'anke-v')
  await outliveProof(server.databaseUrl, old)
  await page.goto('/my/account')
  await expect(page.getByLabel('New e-mail')).toHaveCount(0)
  await page.locator('#email').getByRole('link', { name: 'Confirm that it is you' }).click()
  await proveByPassword(page)
  await page.getByLabel('New e-mail').fill('anke@elsewhere.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.locator('#email')).toContainText('We sent a link to the new address')
  await expect(page.locator('#email')).toContainText(old)
  await newestLetter(server.databaseUrl, old, /asked to change your e-mail/)
  await useLink(page, await newestLetter(server.databaseUrl, 'anke@elsewhere.example', /Confirm your new/))
  await newestLetter(server.databaseUrl, old, /was changed/)
  await page.goto('/my/account')
  await expect(page.locator('#email')).toContainText('anke@elsewhere.example')
  await forgetSession(page)
  await signIn(page, old)
  await expect(page.locator('main')).toContainText('it does not go with this e-mail or username')
  await signIn(page, 'anke@elsewhere.example')
  await expect(page).toHaveURL(/\/my$/)
})

test('a new password signs the other devices out, and only it opens the account', async ({
  page,
  browser,
  server,
}) => {
  const email = await comeAsMember(page, server.databaseUrl, 'bela-k')
  const phone = await openBrowser(browser, server, { userAgent: PHONE })
  await signIn(phone, email)
  await expect(phone).toHaveURL(/\/my$/)
  await outliveProof(server.databaseUrl, email)
  await page.goto('/my/account')
  const form = page.locator('#password')
  await form.getByLabel('Current password').fill('not this one at all')
  await form.getByLabel('New password').fill('four swans upon the lake')
  await form.getByRole('button', { name: 'Change the password' }).click()
  await expect(form).toContainText('Current password: that is not it')
  await form.getByLabel('Current password').fill(PASSWORD)
  await form.getByLabel('New password').fill('four swans upon the lake')
  await form.getByRole('button', { name: 'Change the password' }).click()
  await expect(form).toContainText('Your password is changed')
  await phone.goto('/my')
  await expect(phone).toHaveURL(/\/my\/login/)
  await page.goto('/my')
  await expect(page).toHaveURL(/\/my$/)
  await signIn(phone, email)
  await expect(phone.locator('main')).toContainText('it does not go with')
  await signIn(phone, email, 'four swans upon the lake')
  await expect(phone).toHaveURL(/\/my$/)
  await phone.context().close()
})

test('a session is ended from the list, and only that one', async ({ page, browser, server }) => {
  const email = await comeAsMember(page, server.databaseUrl, 'carla-m')
  const phone = await openBrowser(browser, server, { userAgent: PHONE })
  await signIn(phone, email)
  await expect(phone).toHaveURL(/\/my$/)
  await page.goto('/my/account')
  await page.getByRole('button', { name: 'End the session of Chrome on Android' }).click()
  await expect(page.locator('#sessions')).toContainText('That session has ended')
  await expect(page.locator('#sessions')).not.toContainText('Android')
  await phone.goto('/my')
  await expect(phone).toHaveURL(/\/my\/login/)
  await page.goto('/my')
  await expect(page).toHaveURL(/\/my$/)
  await phone.context().close()
})

test('who does not know a new device says so: it is signed out, and a new password is asked for', async ({
  page,
  browser,
  server,
}) => {
  const email = await joinVerified(page, server.databaseUrl, 'dora-p')
  const phone = await openBrowser(browser, server, { userAgent: PHONE })
  await signIn(phone, email)
  await newestLetter(server.databaseUrl, email, /new device/)
  await page.goto('/my')
  await expect(page.locator('main')).toContainText('Was it you on Chrome on Android?')
  await page.getByRole('button', { name: 'It was not me' }).click()
  await expect(page).toHaveURL(/\/my\/account\?.*#password$/)
  await expect(page.locator('#password')).toContainText('That device is signed out')
  await phone.goto('/my')
  await expect(phone).toHaveURL(/\/my\/login/)
  await page.goto('/my')
  await expect(page.locator('main')).not.toContainText('Was it you')
  await phone.context().close()
})

test('who knows a new device is asked no more, and stays signed in on it', async ({
  page,
  browser,
  server,
}) => {
  const email = await joinVerified(page, server.databaseUrl, 'emil-s')
  const phone = await openBrowser(browser, server, { userAgent: PHONE })
  await signIn(phone, email)
  await expect(phone).toHaveURL(/\/my$/)
  await page.goto('/my')
  await page.getByRole('button', { name: 'It was me' }).click()
  await expect(page.locator('main')).not.toContainText('Was it you')
  await phone.goto('/my')
  await expect(phone).toHaveURL(/\/my$/)
  await phone.context().close()
})

test('two-factor is turned off only by who shows that it is them', async ({ page, server }) => {
  const email = await comeAsMember(page, server.databaseUrl, 'fritz-w')
  await page.goto('/my/account')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const secret = (await page.locator('.two-factor-secret').textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret, new Date()))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.locator('#two-factor')).toContainText('Two-factor is on')
  await outliveProof(server.databaseUrl, email)
  await page.goto('/my/account')
  await expect(page.getByRole('button', { name: 'Turn two-factor off' })).toHaveCount(0)
  await page.locator('#two-factor').getByRole('link', { name: 'Confirm that it is you' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(authenticatorCode(secret, new Date(), 1))
  await page.locator('#prove-second-factor').getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Turn two-factor off' }).click()
  await expect(page.locator('#two-factor')).toContainText('Two-factor is off')
  await newestLetter(server.databaseUrl, email, /Two-factor was turned off/)
  await forgetSession(page)
  await signIn(page, email)
  await expect(page).toHaveURL(/\/my$/)
})

test('a new username is the address of the profile, and the old one leads there', async ({
  page,
  server,
}) => {
  await comeAsMember(page, server.databaseUrl, 'hanna-o')
  await page.goto('/my/account')
  await page.getByLabel('New username').fill('hanna-of-oslo')
  await page.getByRole('button', { name: 'Change the username' }).click()
  await expect(page.locator('#username')).toContainText('hanna-of-oslo')
  await expect(page.locator('#username')).toContainText('You can change it again from')
  await forgetSession(page)
  await page.goto('/user/hanna-o')
  await expect(page).toHaveURL(/\/user\/hanna-of-oslo$/)
  await comeAsMember(page, server.databaseUrl, 'hanna-new')
  await page.goto('/my/account')
  await page.getByLabel('New username').fill('hanna-o')
  await page.getByRole('button', { name: 'Change the username' }).click()
  await expect(page.locator('#username')).toContainText('someone has this one')
  const held = await query(server.databaseUrl, `select 1 from former_username where username = 'hanna-o'`)
  expect(held).toHaveLength(1)
})
