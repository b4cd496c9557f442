import { makeMember } from '#domain/accounts/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { openMemberToAct, said, send } from './administration.ts'
import { query } from './clock.ts'
import { expect, test } from './story.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember, comeBack, openBrowser } from './people.ts'

test.describe.configure({ timeout: 180_000 })

async function idOf(databaseUrl: string, email: string): Promise<string> {
  const [found] = await query<{ id: string }>(databaseUrl, 'select id from member where email = $1', [email])
  return found?.id ?? ''
}

test('an administrator names somebody and unnames them, and both hold at once', async ({
  page,
  browser,
  server,
}) => {
  const name = `vera${Math.random().toString(36).slice(2, 8)}`
  const vera = await openBrowser(browser, server)
  const email = await comeAsMember(vera, server.databaseUrl, name)
  expect((await vera.goto('/admin'))?.status()).toBe(404)
  const boss = await fromOutside(server.databaseUrl, (tx) => makeMember(tx, { role: 'admin' }))
  await comeBack(page, server.databaseUrl, boss.id)

  await openMemberToAct(page, name)
  const role = page.locator('form#role')
  await role.getByRole('radio', { name: /^Support/ }).check()
  await role.getByLabel('Reason').fill('Answers on Mondays')
  await send(page, role.getByRole('button', { name: 'Change the role' }))
  await expect(said(page)).toContainText('The role is changed')
  const letter = await newestLetter(server.databaseUrl, email, /You are of support now/)
  expect(letter.text).toContain('Answers on Mondays')

  await comeBack(vera, server.databaseUrl, await idOf(server.databaseUrl, email))
  expect((await vera.goto('/admin/users'))?.status()).toBe(200)
  await expect(vera.locator('main')).not.toContainText('Sign out everywhere')
  await page.goto('/admin/security/events?role=admin&kind=member.role-changed')
  await expect(page.locator('main')).toContainText('Changed a role')

  await openMemberToAct(page, name)
  await role.getByRole('radio', { name: /^Member/ }).check()
  await role.getByLabel('Reason').fill('The season is over')
  await send(page, role.getByRole('button', { name: 'Change the role' }))
  expect((await vera.goto('/admin/users'))?.status()).toBe(404)
})
