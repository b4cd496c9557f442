import { said } from './administration.ts'
import { expect, test } from './journey.ts'
import { comeAsMember, enterAs, fillInToJoin, forgetSession, signIn } from './people.ts'
import { withAnotherPerson } from './two-servers.ts'

test('nobody signs up or in from a banned range or e-mail domain until the ban is lifted', async ({
  page,
  browser,
  server,
}) => {
  const from = (address: string) => ({
    baseURL: server.origin,
    extraHTTPHeaders: { 'X-Forwarded-For': address },
    javaScriptEnabled: false,
  })
  await comeAsMember(page, server.databaseUrl, 'sanne-d')
  await forgetSession(page)
  await enterAs(page, 'admin')
  const ban = async (kind: string, value: string) => {
    await page.goto('/admin/security/bans')
    const form = page.locator('form#ban-origin')
    await form.getByRole('radio', { name: kind }).check()
    await form.getByLabel('Address or domain').fill(value)
    await form.getByLabel('Reason').fill('A row of invented accounts')
    await form.getByRole('button', { name: 'Ban it' }).click()
  }
  const lift = async (value: string) => {
    await page.goto('/admin/security/bans')
    await page.getByLabel('Reason for lifting').fill('It has stopped')
    // Which ban is lifted is said by its own button alone.
    await page.getByLabel('Reason for lifting').press('Enter')
    await page.getByRole('button', { name: `Lift the ban of ${value}` }).click()
    await expect(said(page)).toContainText('The ban is lifted')
  }

  await ban('An address', '198.51.100.0/99')
  await expect(page.locator('form#ban-origin').getByLabel('Address or domain')).toHaveValue('198.51.100.0/99')
  await expect(page.locator('form#ban-origin')).toContainText(/Address: /)
  await ban('An address', '198.51.100.0/24')
  await expect(said(page)).toContainText('Nobody signs up or in from there')
  await withAnotherPerson(browser, from('198.51.100.23'), async (stranger) => {
    await signIn(stranger, 'sanne-d')
    await expect(stranger.locator('main')).toContainText('Sign-in from this network is closed')
  })
  await withAnotherPerson(browser, from('198.51.101.23'), async (neighbour) => {
    await signIn(neighbour, 'sanne-d')
    await expect(neighbour).toHaveURL(/\/my$/)
  })
  await lift('198.51.100.0/24')
  await withAnotherPerson(browser, from('198.51.100.23'), async (member) => {
    await signIn(member, 'sanne-d')
    await expect(member).toHaveURL(/\/my$/)
  })

  await ban('An e-mail domain', 'Example.ORG')
  await expect(said(page)).toContainText('Nobody signs up or in from there')
  await withAnotherPerson(browser, from('203.0.113.9'), async (member) => {
    await signIn(member, 'sanne-d')
    await expect(member.locator('main')).toContainText('Accounts of this e-mail domain are closed')
    await fillInToJoin(member, 'sanne-e')
    await expect(member.locator('main')).toContainText('E-mail: addresses of this domain can’t join here')
  })
  await lift('example.org')
})
