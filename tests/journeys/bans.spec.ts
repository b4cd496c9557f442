import type { Page } from '@playwright/test'
import { makeMember } from '#domain/accounts/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expectWithinASecond, openMemberToAct, said, send } from './administration.ts'
import { expect, test } from './journey.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember, comeBack, enterAs, fillInToJoin, forgetSession, signIn } from './people.ts'
import { withAnotherPerson, withSecondServer } from './two-servers.ts'

const REASON = 'Asked buyers to pay outside of the marketplace'
const APPEAL = 'The buyer asked me to, and I refused: please read the whole conversation once more.'

const isOut = (page: Page, address: string) =>
  expectWithinASecond(async () => new URL((await page.request.get(address)).url()).pathname, '/my/login')

test('a banned member is out of every process within a second, reads why, appeals, and is in again once the ban is lifted', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(180_000)
  await withSecondServer(server.databaseUrl, async (second) => {
    const email = await comeAsMember(page, server.databaseUrl, 'rolf-k')
    const addresses = [`${server.origin}/my`, `${second}/my`]
    for (const address of addresses) expect((await page.request.get(address)).url()).toBe(address)

    await withAnotherPerson(browser, { baseURL: server.origin }, async (admin) => {
      await enterAs(admin, 'admin')
      await openMemberToAct(admin, 'rolf-k')
      const form = admin.locator('form#ban')
      await form.getByLabel('Until').fill('2031-05-20')
      await form.getByLabel('Reason').fill(REASON)
      await send(admin, form.getByRole('button'))
      await Promise.all(addresses.map((address) => isOut(page, address)))
      await expect(said(admin)).toContainText('is banned')
    })

    const told = await newestLetter(server.databaseUrl, email, /banned/)
    expect(told.text).toContain(REASON)
    expect(told.text).toMatch(/20 May 2031/)

    await page.goto(`${second}/my`)
    await expect(page).toHaveURL(/\/my\/login/)
    await page.goto(server.origin)
    await signIn(page, 'rolf-k')
    await expect(page.getByRole('heading', { name: 'Your account is banned' })).toBeVisible()
    await expect(page.locator('main')).toContainText(REASON)
    await expect(page.locator('main')).toContainText(/20 May 2031/)
    await page.getByLabel('What should we know?').fill('No')
    await page.getByRole('button', { name: 'Send my appeal' }).click()
    await expect(page.locator('main')).toContainText(/at least \d+ characters/)
    await page.getByLabel('What should we know?').fill(APPEAL)
    await page.getByRole('button', { name: 'Send my appeal' }).click()
    await expect(page.locator('main')).toContainText('We have your appeal')

    const another = await fromOutside(server.databaseUrl, (tx) => makeMember(tx, { role: 'admin' }))
    await withAnotherPerson(browser, { baseURL: second }, async (admin) => {
      await comeBack(admin, server.databaseUrl, another.id)
      await admin.goto('/admin/security/bans')
      const appeal = admin.locator('.admin-cases > li').filter({ hasText: APPEAL })
      await appeal.getByRole('link').click()
      const decision = admin.locator('form#decide')
      await expect(admin.locator('.case')).toContainText(REASON)
      await decision.getByRole('radio', { name: 'The decision was lifted' }).check()
      await decision.getByRole('button', { name: 'Decide the appeal' }).click()
      await expect(decision.getByLabel('Reason of the decision')).toHaveAttribute('aria-invalid', 'true')
      await decision.getByLabel('Reason of the decision').fill('The conversation shows that you refused')
      await decision.getByRole('button', { name: 'Decide the appeal' }).click()
      await expect(said(admin)).toContainText('Decided')
    })

    await page.goto('/my')
    await expect(page.getByRole('heading', { name: 'Your account is banned' })).toHaveCount(0)
    await expect(page.locator('main')).toBeVisible()
    const lifted = await newestLetter(server.databaseUrl, email, /lifted/)
    expect(lifted.text).toContain('The conversation shows that you refused')
  })
})

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
