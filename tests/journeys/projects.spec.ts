import { operator } from '#domain/actor.ts'
import { approveProject } from '#domain/projects/index.ts'
import { testContext } from '#domain/projects/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expect, test } from './journey.ts'
import { openBeforeScript } from './late-script.ts'
import { comeAsMember, openBrowser } from './people.ts'
import { aCategory, box, main } from './selling.ts'

const LONG =
  'The sign hangs above the door of a small bakery and is read from both ends of the street. '.repeat(2)

const WORDS = 'I have carved signs for nine years and would begin with two drawings for you to choose from.'

const idOf = (url: string) => /projects\/([0-9a-f-]{36})/.exec(url)?.[1] ?? ''

const aName = (word: string) => `${word}${Math.random().toString(36).slice(2, 8)}`

/** A moderator has looked, from a process of their own. */
const approve = (databaseUrl: string, projectId: string) =>
  fromOutside(databaseUrl, (tx) => approveProject(tx, operator, { projectId }, testContext))

test('a project goes from nothing to proposals of two sellers to a deal', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(480_000)
  const category = await aCategory(server.databaseUrl)
  await comeAsMember(page, server.databaseUrl, aName('owner'))
  await page.goto('/my/projects/new')
  await box(page, 'Title').fill('A sign')
  await page.getByRole('button', { name: 'Post the project' }).click()
  await expect(main(page)).toContainText('Title: at least 15 characters')
  await expect(box(page, 'Title')).toHaveValue('A sign')
  const title = `A sign of oak for ${category}`.slice(0, 90)
  await box(page, 'Title').fill(title)
  await page.getByLabel('Description').fill(LONG)
  await page.getByLabel('Category').selectOption({ label: category })
  await page.getByLabel('Skills').fill('Woodwork, lettering')
  await page.getByLabel('From one amount to another').check()
  await page.locator('#project-budgetMin').fill('200')
  await page.locator('#project-budgetMax').fill('400')
  await page.getByLabel('Attachments').setInputFiles({
    name: 'street.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The street is narrow.'),
  })
  await page.getByRole('button', { name: 'Post the project' }).click()
  await expect(page).toHaveURL(/\/my\/projects\/[0-9a-f-]{36}\?done=(in-review|open)/)
  const projectId = idOf(page.url())
  if (page.url().includes('in-review')) {
    await expect(main(page)).toContainText('A moderator reviews it first')
    await approve(server.databaseUrl, projectId)
  }

  const sellers = [await openBrowser(browser, server), await openBrowser(browser, server)] as const
  const names = [aName('carver'), aName('joiner')] as const
  for (const [at, seller] of sellers.entries()) {
    await comeAsMember(seller, server.databaseUrl, names[at] ?? '')
    // On a slow line the price may be typed before the script has come.
    const letScriptCome = await openBeforeScript(seller, `/projects/${projectId}`)
    await seller.getByLabel('Price').fill('70')
    letScriptCome()
    await expect(seller.locator('.proposal-sum')).toContainText('$63.00')
    await expect(main(seller)).toContainText('$200 to $400')
    await expect(main(seller)).toContainText('Payment not verified')
    await expect(seller.getByRole('link', { name: 'street.txt' })).toBeVisible()
    await seller.getByLabel('Your proposal').fill(WORDS)
    await seller.getByLabel('Price').fill(at === 0 ? '50' : 'much')
    await seller.getByLabel('Days').fill('3')
    await seller.getByRole('button', { name: 'Add a milestone' }).click()
    await expect(seller.getByLabel('Milestone 2')).toBeVisible()
    await expect(seller.getByLabel('Your proposal')).toHaveValue(WORDS)
    await seller.getByLabel('Milestone 2').fill('The sign itself')
    await seller.getByLabel('Price').nth(1).fill('250')
    await seller.getByLabel('Days').nth(1).fill('10')
    await seller.getByRole('button', { name: 'Send the proposal' }).click()
    if (at === 1) {
      await expect(main(seller)).toContainText('write an amount')
      await seller.getByLabel('Price').first().fill('90')
      await seller.getByRole('button', { name: 'Send the proposal' }).click()
    }
    await expect(main(seller)).toContainText('Your proposal is sent')
  }
  await sellers[0].goto(`/projects/${projectId}?edit=proposal`)
  await sellers[0].getByLabel('Price').first().fill('60')
  await sellers[0].getByRole('button', { name: 'Save the proposal' }).click()
  await expect(main(sellers[0])).toContainText('$310.00')

  await page.goto(`/my/projects/${projectId}`)
  await page.locator('#project-budgetMax').fill('450')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(main(page)).toContainText('sellers see the new version')
  await sellers[0].goto(`/projects/${projectId}`)
  await expect(sellers[0].locator('.changes ins')).toHaveText('$450')
  await sellers[0].getByRole('button', { name: 'My proposal stands' }).click()
  await expect(main(sellers[0])).toContainText('stands for the project as it is now')

  await page.goto(`/projects/${projectId}`)
  const shown = page.locator('.proposals > li')
  await expect(shown).toHaveCount(2)
  // Two prices, two plans, next to one another.
  await expect(shown.filter({ hasText: names[0] })).toContainText('$310 in 13 days')
  await expect(shown.filter({ hasText: names[1] })).toContainText('$340 in 13 days')
  const tops = await shown.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(tops[0]).toBe(tops[1])
  // One has confirmed, the other has not.
  await expect(shown.filter({ hasText: 'For an earlier version' })).toContainText(names[1])
  await page.getByRole('button', { name: `Short-list the proposal of ${names[0]}` }).click()
  await expect(main(page)).toContainText('On the short list')
  await page.getByRole('link', { name: `Choose the proposal of ${names[0]}` }).click()
  await expect(main(page)).toContainText('You pay in all, fees included')
  await page.getByRole('button', { name: 'Begin the deal' }).click()
  await expect(page).toHaveURL(/\/deals\/[0-9a-f-]{36}$/)
  await expect(main(page)).toContainText('Pay $60.00 into escrow, and the work begins')
  await sellers[0].goto('/my/projects?tab=proposals')
  await expect(main(sellers[0])).toContainText('Accepted')
  await sellers[0].goto(new URL(page.url()).pathname)
  await expect(main(sellers[0])).toContainText('The sign itself')
  await expect(main(sellers[0])).toContainText('to pay into escrow')
  await sellers[1].goto('/my/projects?tab=proposals')
  await expect(main(sellers[1])).toContainText('Declined')
  await page.goto(`/projects/${projectId}`)
  await expect(main(page)).toContainText('Awarded')
})
