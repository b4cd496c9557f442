import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { draftService, submitService } from '#domain/catalogue/index.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { aPair, someContent } from '#domain/deals/testing.ts'
import { openPayoutSeal } from '#domain/payouts/index.ts'
import { makePayout } from '#domain/payouts/testing.ts'
import { postProject, writeProject } from '#domain/projects/index.ts'
import { someProject } from '#domain/projects/testing.ts'
import { ownSecret } from '#platform/config/own-secret.ts'
import type { Locator } from '@playwright/test'
import { openMarket, type Market } from '../server/market.ts'
import { said } from './administration.ts'
import { expect, pressKey, test as base } from './journey.ts'
import { enterAs } from './people.ts'

const SERVICES = 8
const PROJECTS = 6
const BANS = 4
const PAYOUTS = 5

const test = base.extend<{ market: Market }>({
  market: async ({ server }, use) => {
    const market = await openMarket(server.databaseUrl)
    await use(market)
    await market.close()
  },
})

async function stageServices({
  addSeller,
  addCategory,
  contentOf,
  transaction,
  given,
}: Market): Promise<void> {
  const seller = await addSeller('Busy Seller')
  const { id: categoryId } = await addCategory('Busy packaging')
  for (let place = 1; place <= SERVICES; place++) {
    const content = await contentOf(seller, { categoryId, title: `Busyday boxes for candles, kind ${place}` })
    await transaction(async (tx) => {
      const { serviceId } = await draftService(tx, seller, content)
      await submitService(tx, seller, { serviceId }, given)
    })
  }
}

/** Each of another newcomer: whoever is known posts without a review. */
async function stageProjects({ transaction, given }: Market): Promise<void> {
  for (let place = 1; place <= PROJECTS; place++)
    await transaction(async (tx) => {
      const owner = actorOf(await makeMember(tx, { emailVerifiedAt: tx.now }))
      const { id: categoryId } = await makeCategory(tx)
      const content = someProject({ categoryId, title: `Busyday letters for a door, number ${place}` })
      const { projectId } = await writeProject(tx, owner, { content }, given)
      await postProject(tx, owner, { projectId }, given)
    })
}

test('a busy day by keyboard: one press approves, two ban, three decide a dispute, five pay a batch', async ({
  page,
  market,
}) => {
  test.setTimeout(240_000)
  await stageServices(market)
  await stageProjects(market)
  const members = await market.transaction(async (tx) =>
    Promise.all(Array.from({ length: BANS }, () => makeMember(tx, { displayName: 'Busyday Spammer' }))),
  )
  await market.transaction(async (tx) =>
    aDispute(tx, await aPair(tx, 100_000), someContent({ title: 'Busyday sign in dispute' })),
  )
  await enterAs(page, 'admin')
  let presses = 0
  const press = async (key: string) => {
    presses++
    await pressKey(page, key)
  }

  await page.goto('/admin/market/services?q=busyday+boxes')
  for (let left = SERVICES; left > 0; left--) {
    await expect(page.locator('tbody tr')).toHaveCount(left)
    await page.locator('tbody tr').first().getByRole('link').first().focus()
    await press('a')
    await expect(said(page)).toContainText('1 service approved.')
  }
  await page.goto('/admin/market/services?show=projects&q=busyday+letters')
  for (let left = PROJECTS; left > 0; left--) {
    await expect(page.locator('tbody tr')).toHaveCount(left)
    await page.locator('tbody tr').first().getByRole('link').first().focus()
    await press('a')
    await expect(said(page)).toContainText('1 project approved.')
  }
  expect(presses).toBe(SERVICES + PROJECTS)

  presses = 0
  for (const { id } of members) {
    await page.goto(`/admin/users/${id}`)
    await press('b')
    await expect(page.locator('#ban [name=reason]')).toBeFocused()
    await page.keyboard.insertText('Sends the same offer to everybody')
    await press('Enter')
    await expect(said(page)).toContainText('The member is banned')
  }
  expect(presses).toBe(BANS * 2)

  presses = 0
  await page.goto('/admin/deals/analytics')
  await page.getByRole('link', { name: 'Busyday sign in dispute' }).focus()
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Busyday sign in dispute')
  await expect(page.getByText('Before its time')).toBeVisible()
  await press('2')
  await expect(page.getByRole('textbox', { name: 'Reasons' })).toBeFocused()
  await page.keyboard.insertText('The sign was never painted, as both sides say, and the wood was sold on.')
  await press('Control+Enter')
  await expect(page.getByText('Decided. The money has moved')).toBeVisible()
  expect(presses).toBe(3)

  presses = 0
  // The server opens what is sealed with the secret of its folder.
  const seal = openPayoutSeal([ownSecret('.data')])
  await market.transaction(async (tx) => {
    for (let place = 0; place < PAYOUTS; place++) await makePayout(tx, await makeMember(tx), seal)
  })
  const pressOn = async (what: Locator, key = 'Enter') => {
    await what.focus()
    await press(key)
  }
  await page.goto('/admin/payouts')
  await pressOn(page.getByRole('checkbox', { name: 'Select all' }), 'Space')
  await pressOn(page.getByRole('button', { name: 'Approve', exact: true }))
  await expect(said(page)).toContainText('approved')
  await pressOn(page.getByRole('button', { name: /^Make a list of \d+ to pay by hand$/ }))
  await expect(said(page)).toContainText('The batch is made')
  await pressOn(page.getByRole('button', { name: /^Mark as sent/ }))
  await expect(said(page)).toContainText('The batch is sent')
  await pressOn(page.getByRole('button', { name: /^Mark as paid/ }))
  await expect(said(page)).toContainText('The batch is closed')
  expect(presses).toBeLessThanOrEqual(5)

  await pressKey(page, 'Control+k')
  await page.getByRole('combobox', { name: 'Where to?' }).fill('busyday spammer')
  await expect(page.getByRole('option', { name: /Busyday Spammer/ }).first()).toContainText('Member, Banned')
})
