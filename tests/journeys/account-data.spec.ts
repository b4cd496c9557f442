import { readZip } from '#platform/zip/testing.ts'
import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { holdTable, outliveProof, passDaysOfGrace, query, runJob } from './clock.ts'
import { expect, test } from './journey.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember, enterAs, openBrowser, PASSWORD, proveByPassword, signIn } from './people.ts'

// Each walks through many pages, and hashes passwords on the way.
test.describe.configure({ timeout: 150_000 })

test('a member takes their data along: asked for, watched, announced by letter and fetched by a signed link', async ({
  page,
  browser,
  server,
}) => {
  const email = await comeAsMember(page, server.databaseUrl, 'ines-t')
  await page.goto('/my/account')
  const picture = { create: { width: 90, height: 90, channels: 3 as const, background: '#c80' } }
  await page.getByLabel('Portrait').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await sharp(picture).png().toBuffer(),
  })
  await page.getByRole('button', { name: 'Add the portrait' }).click()
  await expect(page.locator('#profile')).toContainText('Your portrait is changed')

  const held = await holdTable(server.databaseUrl, 'member_ban')
  await page.getByRole('button', { name: 'Make a file of my data' }).click()
  await expect(page.getByRole('progressbar', { name: 'Making your file' })).toBeVisible()
  await held.letGo()
  await expect(page.locator('#export')).toContainText('Your file is ready')
  await expect(page.getByRole('button', { name: 'Make a file of my data' })).toHaveCount(0)

  const letter = await newestLetter(server.databaseUrl, email, /Your data is ready/)
  const link = /https?:\/\/\S+\/my\/account\/export\/\S+/.exec(letter.text)?.[0] ?? ''
  const answer = await page.request.get(link)
  expect(answer.headers()['content-type']).toBe('application/zip')
  const files = new Map(readZip(await answer.body()).map(({ name, bytes }) => [name, bytes]))
  const profile: unknown = JSON.parse(files.get('profile.json')?.toString() ?? '')
  expect(profile).toMatchObject({ username: 'ines-t', email })
  const portrait = await sharp(files.get('files/portrait.webp')).metadata()
  expect(portrait).toMatchObject({ format: 'webp', width: 512 })

  const stranger = await openBrowser(browser, server)
  expect((await stranger.request.get(link, { maxRedirects: 0 })).status()).toBe(302)
  await enterAs(stranger, 'buyer')
  expect((await stranger.request.get(link)).status()).toBe(404)
  expect((await page.request.get(link.replace(/until=\d/, 'until=9'))).status()).toBe(404)
  await stranger.context().close()

  await query(server.databaseUrl, `update data_export set expires_at = now() - interval '1 minute'`)
  expect((await page.request.get(link)).status()).toBe(404)
  await page.goto('/my/account')
  await expect(page.getByRole('link', { name: 'Download my data' })).toHaveCount(0)
})

async function askDeletion(page: Page, password = PASSWORD): Promise<void> {
  await page.goto('/my/account')
  await page.getByText('What is deleted, and how to ask for it').click()
  await page.getByLabel('Your password').fill(password)
  await page.getByLabel(/I understand/).check()
  await page.getByRole('button', { name: 'Delete my account' }).click()
}

test('a member asks to be deleted, is reminded, changes their mind, asks again and is gone when the day comes', async ({
  page,
  server,
}) => {
  const email = await comeAsMember(page, server.databaseUrl, 'jorn-b')
  await outliveProof(server.databaseUrl, email)
  await page.goto('/my/account')
  await page.getByText('What is deleted, and how to ask for it').click()
  await page.locator('#deletion').getByRole('link', { name: 'Confirm that it is you' }).click()
  await proveByPassword(page)
  await askDeletion(page, 'not my password at all')
  await expect(page.locator('#deletion')).toContainText('Password: that is not it')
  await askDeletion(page)
  await expect(page.locator('#deletion')).toContainText('Your account will be deleted on')
  await newestLetter(server.databaseUrl, email, /^Your account will be deleted on/)
  expect((await fetch(`${server.origin}/user/jorn-b`)).status).toBe(404)

  await passDaysOfGrace(server.databaseUrl, email, 25)
  await runJob(server.databaseUrl, 'privacy.run-due-deletions')
  await newestLetter(server.databaseUrl, email, /^Reminder/)
  await page.goto('/my')
  await expect(page.locator('main')).toContainText('Your account will be deleted on')
  await page.getByRole('link', { name: 'Keep my account' }).click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.locator('#deletion')).toContainText('Your account stays')
  await newestLetter(server.databaseUrl, email, /Your account stays/)

  await askDeletion(page)
  await expect(page.locator('#deletion')).toContainText('Your account will be deleted on')
  await passDaysOfGrace(server.databaseUrl, email, 31)
  const [asked] = await query<{ member_id: string }>(
    server.databaseUrl,
    `select member_id from deletion_request where due_at < now() and done_at is null`,
  )
  await runJob(server.databaseUrl, 'privacy.run-due-deletions')
  const left = () =>
    query(server.databaseUrl, `select display_name, state, avatar_key from member where id = $1`, [
      asked?.member_id,
    ])
  await expect.poll(left).toEqual([{ display_name: 'Former member', state: 'deleted', avatar_key: null }])
  await page.goto('/my')
  await expect(page).toHaveURL(/\/my\/login/)
  for (const login of [email, 'jorn-b']) {
    await signIn(page, login)
    await expect(page.locator('main')).toContainText('it does not go with this e-mail or username')
  }
  expect((await fetch(`${server.origin}/user/jorn-b`)).status).toBe(410)
})

test('an administrator keeps one account and deletes another at once, each with a reason', async ({
  page,
  browser,
  server,
}) => {
  const [keeper, leaver] = [await openBrowser(browser, server), await openBrowser(browser, server)]
  const stored = await comeAsMember(keeper, server.databaseUrl, 'klara-n')
  await comeAsMember(leaver, server.databaseUrl, 'leon-d')
  await askDeletion(keeper)
  await askDeletion(leaver)
  await expect(leaver.locator('#deletion')).toContainText('Your account will be deleted on')

  await enterAs(page, 'admin')
  await page.goto('/admin/data-deletion-requests')
  await page.getByRole('link', { name: 'Run or cancel: klara-n' }).click()
  await page.getByRole('button', { name: 'Cancel the request' }).click()
  await expect(page.locator('#decide')).toContainText('Reason:')
  await page.getByLabel('Reason to cancel').fill('You are in a dispute that is still open')
  await page.getByRole('button', { name: 'Cancel the request' }).click()
  await expect(page.locator('main')).toContainText('The request was cancelled')
  const letter = await newestLetter(server.databaseUrl, stored, /Your account stays/)
  expect(letter.text).toContain('You are in a dispute that is still open')

  await page.getByRole('link', { name: 'Run or cancel: leon-d' }).click()
  await page.getByLabel('Reason to delete it now').fill('Asked for it by letter')
  await page.getByRole('button', { name: 'Delete the account now' }).click()
  await expect(page.locator('main')).toContainText('The account was deleted')
  await page.goto('/admin/data-deletion-requests?show=over')
  await expect(page.locator('main')).toContainText('Former member')
  await expect(page.locator('main')).not.toContainText('leon-d')

  await leaver.goto('/my')
  await expect(leaver).toHaveURL(/\/my\/login/)
  await keeper.goto('/my/account')
  await expect(keeper.getByText('What is deleted, and how to ask for it')).toBeVisible()
  await Promise.all([keeper, leaver].map((one) => one.context().close()))
})
