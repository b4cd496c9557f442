import type { Page } from '@playwright/test'
import { outliveProof, passDaysOfGrace, query, runJob } from './clock.ts'
import { expect, test } from './story.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember, enterAs, openBrowser, PASSWORD, proveByPassword, signIn } from './people.ts'

// Each walks through many pages, and hashes passwords on the way.
test.describe.configure({ timeout: 150_000 })

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
