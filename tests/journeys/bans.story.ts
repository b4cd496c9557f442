import type { Page } from '@playwright/test'
import { makeMember } from '#domain/accounts/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expectWithinASecond, openMemberToAct, said, send } from './administration.ts'
import { expect, test } from './story.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember, comeBack, enterAs, signIn } from './people.ts'
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
    // What they show for it goes with the one appeal that there is.
    await page.getByRole('link', { name: 'Write it with files' }).click()
    await page.getByLabel('What should we know?').fill(APPEAL)
    await page.getByLabel('Files').setInputFiles({
      name: 'talk.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    })
    await page.getByRole('button', { name: 'Send my appeal' }).click()
    await expect(page.getByRole('list', { name: 'Files of the appeal' })).toContainText('talk.pdf')
    await page.goto('/my')
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
