import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { openMemberToAct, said } from './administration.ts'
import { expect, test } from './story.ts'
import { enterAs, join, PASSWORD, signIn } from './people.ts'
import { withAnotherPerson } from './two-servers.ts'

test('an administrator looks as a member, is told so on every page, can change nothing, and comes back', async ({
  page,
  server,
}) => {
  await enterAs(page, 'admin')
  await openMemberToAct(page, 'Ilse Brandt')
  await page.locator('form#view-as').getByLabel('Reason').fill('She can’t find her invoices')
  await page.locator('form#view-as').getByRole('button').click()
  await expect(page).toHaveURL(/\/my$/)
  for (const path of ['/my', '/my/account', '/pricing']) {
    await page.goto(path)
    await expect(page.getByText('You see what Ilse Brandt sees.')).toBeVisible()
  }
  expect((await page.goto('/admin'))?.status()).toBe(404)

  const before = await fingerprint(server.databaseUrl)
  for (const [path, form] of writes) {
    const answer = await page.request.post(path, {
      form,
      headers: { Origin: server.origin },
      maxRedirects: 0,
    })
    expect(answer.status(), `${path} ${JSON.stringify(form)}`).toBe(403)
  }
  expect(await fingerprint(server.databaseUrl)).toEqual(before)
  await page.goto('/my/account')
  const place = page.locator('form', { has: page.getByLabel('Time zone') })
  await place.getByRole('button').click()
  await expect(page.getByText('You are looking as someone else').first()).toBeVisible()
  await page.goto('/my')
  await page.getByRole('button', { name: 'Stop looking as them' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ilse Brandt')
  await expect(page.locator('main')).toContainText(/look/i)
  expect((await page.goto('/admin'))?.status()).toBe(200)
})

/** What a member could send and be obeyed. */
const writes: [string, Record<string, string>][] = [
  ['/my/account', { intent: 'change-profile', displayName: 'Somebody else' }],
  ['/my/account', { intent: 'remove-avatar' }],
  ['/my/account', { intent: 'change-username', username: 'somebody-else' }],
  ['/my/account', { intent: 'change-email', email: 'somebody@example.org' }],
  ['/my/account', { intent: 'change-password', password: 'a password of someone else' }],
  ['/my/account', { intent: 'set-up-two-factor' }],
  ['/my/account', { intent: 'end-other-sessions' }],
  ['/my/notifications/settings', { intent: 'choose', on: 'deals.email' }],
  ['/my/notifications', { intent: 'read-all', upTo: '9' }],
  ['/my/account', { intent: 'change-time-zone', timeZone: 'Asia/Tokyo' }],
  ['/my/account', { intent: 'ask-export' }],
  ['/my/account', { intent: 'ask-deletion', understood: 'on' }],
  ['/my', { appeal: 'I was not even banned, and yet I appeal against it.' }],
]

/** All accounts, and how much was written about them. */
async function fingerprint(databaseUrl: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(`
    select (select md5(string_agg(member::text, ' ' order by id)) from member) as members,
      (select count(*) from security_event) as events, (select count(*) from mail_message) as letters,
      (select count(*) from authenticator) as authenticators, (select count(*) from session) as sessions`)
  await client.end()
  return rows[0]
}

test('security events are filtered, opened and exported as what is shown', async ({
  page,
  browser,
  server,
}) => {
  await withAnotherPerson(browser, { baseURL: server.origin }, async (member) => {
    await join(member, 'pavel-s')
  })
  await enterAs(page, 'admin')
  await page.goto('/admin/security/events')
  const filters = page.getByRole('search', { name: 'Security events' })
  await filters.getByLabel('About').fill('nobody-at-all')
  await filters.getByRole('button', { name: 'Filter' }).click()
  await expect(filters).toContainText('About: no member has this username, e-mail or id')
  await filters.getByLabel('About').fill('pavel-s')
  await filters.getByRole('button', { name: 'Filter' }).click()
  await expect(page).toHaveURL(/member=pavel-s/)
  const lines = page.locator('.events-table tbody tr')
  await expect(lines.first()).toContainText('pavel-s')
  const shown = await lines.count()
  await lines.first().getByRole('link').first().click()
  await expect(page.locator('.events-opened')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^security-events-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(head).toBe('id,at,kind,what,by,role,about,address,device,details')
  expect(rows).toHaveLength(shown)
  for (const row of rows) expect(row).toContain('pavel-s')
})

test(`a setting is changed with a reason and stands in the history, and integrations are tested`, async ({
  browser,
  server,
}) => {
  await withAnotherPerson(browser, { baseURL: server.origin }, async (admin) => {
    await enterAs(admin, 'admin')
    await admin.goto('/admin/settings')
    const form = admin.locator('form#contacts')
    await form.getByLabel(/hours/i).fill('Monday to Friday, nine to five')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toContainText('Say why, so that people can read it')
    await expect(form.getByLabel(/hours/i)).toHaveValue('Monday to Friday, nine to five')
    await form.getByLabel('Why').fill('Saturdays are quiet')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(said(admin)).toContainText('Saved')
    const part = admin.locator('section', { has: form })
    await part.locator('summary').click()
    await expect(part.getByRole('table')).toContainText('Monday to Friday, nine to five')
    await expect(part.getByRole('table')).toContainText('Saturdays are quiet')
    await admin.goto('/contacts')
    await expect(admin.locator('main')).toContainText('Monday to Friday, nine to five')

    await admin.goto('/admin/integrations')
    for (const [button, words] of [
      ['Send me a test e-mail', 'the e-mail was kept here'],
      ['Write and read a file', 'A file was written, read back and removed'],
      ['Send a test report', 'A report was kept under the digest'],
    ] as const) {
      await admin.getByRole('button', { name: button }).click()
      await expect(said(admin)).toContainText(words)
    }
  })
})

test('a letter of the demo is read in the mailbox and its link followed', async ({
  page,
  browser,
  server,
}) => {
  const email = await join(page, 'lotte-v')
  await withAnotherPerson(browser, { baseURL: server.origin }, async (admin) => {
    await enterAs(admin, 'admin')
    await admin.goto('/admin/integrations')
    await admin
      .locator('tr', { hasText: email })
      .filter({ hasText: /verify/i })
      .getByRole('link')
      .click()
    await expect(admin.locator('.letter')).toContainText(email)
    await admin
      .locator('.letter')
      .getByRole('link', { name: /verify/ })
      .click()
    // The link alone does not tell who made the account: in another browser it asks for the password.
    await admin.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await admin.getByRole('button', { name: 'Verify this address' }).click()
    await expect(admin.locator('h1')).toContainText('verified')
  })
  await page.goto('/my')
  await expect(page).toHaveURL(/\/my\/login/)
  await signIn(page, email)
  await expect(page).toHaveURL(/\/my$/)
  await expect(page.locator('body')).not.toContainText(/verify your e-mail/i)
})
