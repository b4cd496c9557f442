import { openMember, openMemberToAct, said, send } from './administration.ts'
import { expect, test } from './story.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember, enterAs, forgetSession } from './people.ts'
import { withAnotherPerson } from './two-servers.ts'

test(`a member is found, verified, made an administrator and back, and signed out everywhere`, async ({
  page,
  browser,
  server,
}) => {
  const name = 'tove-of-the-day'
  const email = await comeAsMember(page, server.databaseUrl, name, 'unverified')
  await withAnotherPerson(browser, { baseURL: server.origin }, async (admin) => {
    await enterAs(admin, 'admin')
    const act = async (form: string, reason: string, before = async () => {}) => {
      await openMemberToAct(admin, name)
      await before()
      await admin.locator(`form#${form}`).getByLabel('Reason').fill(reason)
      await send(admin, admin.locator(`form#${form}`).getByRole('button'))
    }
    const choose = (role: string) => () =>
      admin
        .locator('form#role')
        .getByRole('radio', { name: new RegExp(`^${role}`) })
        .check()

    await act('verify', '')
    await expect(admin.locator('form#verify')).toContainText('Reason: fill this in')
    await act('verify', 'They showed me their passport')
    await expect(said(admin)).toContainText('The e-mail address is verified')
    await newestLetter(server.databaseUrl, email, /verified/)

    await act('role', 'Looks after the forum', choose('Administrator'))
    await expect(said(admin)).toContainText('The role is changed')
    await expect(admin.locator('main')).toContainText('Administrator')
    await page.goto('/my')
    await expect(page).toHaveURL(/\/my\/login/)
    expect((await newestLetter(server.databaseUrl, email, /administrator now/)).text).toContain(
      'Looks after the forum',
    )
    await act('role', 'Has moved to another town', choose('Member'))
    await expect(said(admin)).toContainText('The role is changed')

    await act('sign-out', 'A telephone was lost')
    await expect(said(admin)).toContainText('signed out everywhere')
    await openMember(admin, name)
    await expect(admin.locator('main')).toContainText('Not signed in anywhere')
  })
})

test(`several members are acted on at once, all or none`, async ({ page, browser, server }) => {
  const names = ['una-of-the-day', 'uwe-of-the-day']
  for (const name of names) {
    await comeAsMember(page, server.databaseUrl, name, 'unverified')
    await forgetSession(page)
  }
  await withAnotherPerson(browser, { baseURL: server.origin }, async (admin) => {
    await enterAs(admin, 'admin')
    const select = async (action: string) => {
      await admin.goto(`/admin/users?state=unverified&q=-of-the-day`)
      for (const name of names) await admin.getByRole('checkbox', { name: `Select ${name}` }).check()
      await admin.getByRole('button', { name: action }).click()
    }
    await select('Verify…')
    await expect(admin.locator('form#bulk')).toContainText('2 members:')
    await admin.locator('form#bulk').getByRole('button').click()
    await expect(admin.locator('form#bulk')).toContainText('Reason: fill this in')
    await admin.locator('form#bulk').getByLabel('Reason').fill('Both came to the office')
    await admin.locator('form#bulk').getByRole('button').click()
    await expect(said(admin)).toContainText('2 members are verified')

    await admin.goto(`/admin/users?state=active&q=-of-the-day`)
    for (const name of names) await admin.getByRole('checkbox', { name: `Select ${name}` }).check()
    await admin.getByRole('button', { name: 'Verify…' }).click()
    await admin.locator('form#bulk').getByLabel('Reason').fill('Once more')
    await admin.locator('form#bulk').getByRole('button').click()
    await expect(admin.locator('form#bulk')).toContainText('is verified already')
  })
})

test('nobody changes their own role or bans themselves, and the last administrator can’t leave', async ({
  page,
}) => {
  await enterAs(page, 'admin')
  await page.goto('/admin/users?role=admin')
  await page.locator('tbody').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit or act' }).click()
  await expect(page.locator('main')).toContainText(
    'This is you: another administrator changes your role or bans you',
  )
  for (const form of ['role', 'ban', 'view-as']) await expect(page.locator(`form#${form}`)).toHaveCount(0)
  for (const [intent, words] of [
    ['role', 'Nobody changes their own role'],
    ['ban', 'Nobody bans themselves'],
  ] as const) {
    const answer = await page.request.post(page.url(), {
      form: { intent, role: 'member', reason: 'I want out' },
      headers: { Origin: new URL(page.url()).origin },
    })
    expect(answer.status()).toBe(403)
    expect(await answer.text()).toContain(words)
  }
  await page.goto('/my/account')
  await expect(page.locator('main')).toContainText('You are the last administrator')
})
