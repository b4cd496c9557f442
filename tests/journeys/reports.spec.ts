import type { Page } from '@playwright/test'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { context as testContext } from '#domain/accounts/testing-account.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { said } from './administration.ts'
import { expect, expectNoSidewaysScroll, test, widths } from './journey.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember, comeBack, enterAs, openBrowser } from './people.ts'

const WHY = 'The picture was shown elsewhere before, under another name.'
const APPEAL = `Both pages are of my own workshop: the other one is from before I joined here.
See for yourself: https://workshop.example/${'a-very-long-way-through-the-old-pages-'.repeat(6)}`
const SORRY = 'Both are of the same workshop. The decision was wrong, and we are sorry.'

const confirmationIn = (text: string) => /\/report\/confirm\/[\w-]+/.exec(text)?.[0] ?? ''

/** What anyone reads of a service: its words, packages and pictures. */
async function readService(page: Page, path: string): Promise<string> {
  await page.goto(path)
  const texts = await page.locator('main').locator('h1, h2, h3, li, p, dd').allInnerTexts()
  const pictures = await page
    .locator('main img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
  return JSON.stringify({ texts, pictures })
}

/** The form behind the link of the service's page, filled in. */
async function fillReport(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('link', { name: 'Report', exact: true }).click()
  await page.getByRole('radio', { name: /copied/i }).check()
  await page.getByLabel('What you saw').fill(text)
}

test('a service that three report is taken down, appealed for, and restored whole by somebody else', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(180_000)
  const { databaseUrl } = server
  const title = 'Sea monsters drawn for old charts'
  const { owner, service } = await fromOutside(databaseUrl, async (tx) => {
    const made = await makeMember(tx, { displayName: 'Berta Holm' })
    const gallery = [{ pictureId: await makePicture(tx, made.id), alt: 'A whale beside a ship' }]
    const { id: categoryId } = await makeCategory(tx, { below: await makeCategory(tx) })
    const content = someContent({ categoryId, title, gallery })
    return {
      owner: made,
      service: await publishSome(tx, actorOf(made), content, testContext.settings),
    }
  })
  const path = `/services/${service.slug}`
  const seller = await openBrowser(browser, server)
  await comeBack(seller, databaseUrl, owner.id)
  const visitor = await openBrowser(browser, server, { javaScriptEnabled: false })
  const before = await readService(visitor, path)

  const reporters: string[] = []
  for (const place of [1, 2]) {
    const member = await openBrowser(browser, server)
    reporters.push(await comeAsMember(member, databaseUrl, `reporter${place}-${Date.now()}`))
    await fillReport(member, path, `I know this picture from book ${place}.`)
    await member.getByRole('button', { name: 'Send the report' }).click()
    await expect(said(member)).toContainText('We have your report.')
    await member.goto(`/report/service/${service.id}`)
    await member.getByRole('radio', { name: /copied/i }).check()
    await member.getByRole('button', { name: 'Send the report' }).click()
    await expect(member.getByText('You have reported this already.').first()).toBeVisible()
    await member.context().close()
  }
  const email = `passing-${Date.now()}@example.org`
  await fillReport(visitor, path, 'It hangs in the museum of my town.')
  await visitor.getByRole('button', { name: 'Send the report' }).click()
  await expect(visitor.locator('main')).toContainText('E-mail: ')
  await expect(visitor.getByLabel('What you saw')).toHaveValue('It hangs in the museum of my town.')
  await visitor.getByLabel('Your e-mail').fill(email)
  await visitor.getByRole('button', { name: 'Send the report' }).click()
  await expect(said(visitor)).toContainText('One step more')

  await enterAs(page, 'moderator')
  await page.goto(`/admin/market/reports?q=${encodeURIComponent(title)}`)
  // What nobody has proved does not count.
  await expect(page.getByRole('list', { name: 'Cases' })).toContainText('2 reports')
  const asked = await newestLetter(databaseUrl, email, /Did you report something/)
  await visitor.goto(confirmationIn(asked.text))
  await visitor.getByRole('button', { name: 'Confirm my report' }).click()
  await expect(said(visitor)).toContainText('We have it: case')
  await page.reload()
  await expect(page.getByRole('list', { name: 'Cases' })).toContainText('3 reports')
  await page.getByRole('link', { name: new RegExp(title) }).click()
  await expect(page.locator('.case')).toContainText('It hangs in the museum of my town.')
  await expect(page.locator('.case')).not.toContainText(email)
  await page.getByRole('radio', { name: 'Take it down' }).check()
  await page.getByLabel('Reason, read by both').fill(WHY)
  await page.getByRole('button', { name: 'Decide and tell both' }).click()
  await expect(said(page)).toContainText('Decided')
  expect((await visitor.goto(path))?.status()).toBe(404)

  for (const address of [...reporters, email])
    expect((await newestLetter(databaseUrl, address, /is decided/)).text).toContain(WHY)
  const told = await newestLetter(databaseUrl, owner.email, /is out of sight/)
  expect(told.text).toContain(WHY)
  const number = /\/my\/support\/cases\/(\d+)/.exec(told.text)?.[1]
  await seller.goto(`/my/support/cases/${number}`)
  await expect(seller.locator('main')).not.toContainText('museum of my town')
  await seller.getByRole('link', { name: 'Appeal against it' }).click()
  await seller.getByLabel('What should we know?').fill(APPEAL)
  await seller.getByRole('button', { name: 'Send my appeal' }).click()
  await expect(said(seller)).toContainText('We have your appeal')
  await expectToStandAsTyped(seller)
  await seller.goto(`/my/support/cases/${number}`)
  await expect(seller.getByText('You appealed against it')).toBeVisible()
  await expect(seller.getByRole('link', { name: 'Appeal against it' })).toHaveCount(0)
  await seller.getByRole('link', { name: /See your appeal/ }).click()
  const tabs = seller.getByRole('navigation', { name: 'Support', exact: true })
  await expect(tabs.locator('[aria-current]')).toHaveText('Reports and decisions')
  await expect(seller.getByRole('heading', { name: `Appeal: ${title}` })).toBeVisible()

  await page.goto('/admin/market/reports?in=appeals')
  await page
    .getByRole('list', { name: 'Cases' })
    .getByRole('link', { name: new RegExp(title) })
    .click()
  await expect(page).toHaveURL(/\/appeals\/\d+/)
  const appeal = page.url()
  await decide(page)
  await expect(page.locator('form#decide')).toContainText('somebody else of staff decides about the appeal')
  const other = await openBrowser(browser, server)
  await enterAs(other, 'admin')
  await other.goto(appeal)
  await expect(other.locator('.case')).toContainText(APPEAL)
  await decide(other)
  await expect(said(other)).toContainText('Decided')

  expect(await readService(visitor, path)).toBe(before)
  expect((await newestLetter(databaseUrl, owner.email, /Your appeal was decided/)).text).toContain(SORRY)
  for (const address of [...reporters, email])
    expect((await newestLetter(databaseUrl, address, /looked at again/i)).text).toContain(SORRY)
  await seller.reload()
  await expect(seller.locator('main')).toContainText('The decision was lifted')
  for (const one of [seller, visitor, other]) await one.context().close()
})

/** The lines of the appeal are lines, and its long link makes no page wider. */
async function expectToStandAsTyped(page: Page): Promise<void> {
  const words = page.getByText(APPEAL.slice(0, 40))
  expect(await words.innerText()).toBe(APPEAL)
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, 'a sent appeal')
  }
  if (before) await page.setViewportSize(before)
}

async function decide(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'The decision was lifted' }).check()
  await page.getByLabel('Reason of the decision').fill(SORRY)
  await page.getByRole('button', { name: 'Decide the appeal' }).click()
}
