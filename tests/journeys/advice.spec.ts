import { draftService, submitService } from '#domain/catalogue/index.ts'
import { openAssistant, readWaiting } from '#domain/assistant/index.ts'
import { openSome } from '#domain/projects/testing.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openMeaning } from '#platform/meaning/meaning.ts'
import { type Market, openMarket } from '../server/market.ts'
import { expect, expectWhole, test } from './journey.ts'
import { comeAsMember, enterAs } from './people.ts'
import { box } from './selling.ts'

const aName = (word: string) => `${word}${Math.random().toString(36).slice(2, 8)}`
const SHOUTED = 'I WILL DRAW THE BEST INK PORTRAIT OF YOUR DOG!!!'
const PLAIN = 'Draw ink portrait of your dog'

/** What the job does within a minute, at once. */
async function readTexts({ db, transaction }: Market): Promise<void> {
  const search = { page: async () => ({ found: [] }) }
  const meaning = openMeaning({ meaning: 'off', dataFolder: '/nowhere' })
  const assistant = openAssistant({ db, clock: systemClock, meaning, search })
  await readWaiting({ assistant, transaction, now: new Date() })
}

test('a title is helped, taken, put back and taken again; asking saves nothing', async ({ page, server }) => {
  await comeAsMember(page, server.databaseUrl, aName('helped'))
  await page.goto('/my/services/new')
  await box(page, 'Title').fill(SHOUTED)
  await page.getByRole('button', { name: 'Help me write' }).click()
  const proposal = page.locator('.advice-proposals > li').filter({ hasText: PLAIN })
  await expect(proposal).toContainText('Without')
  await expect(box(page, 'Title')).toHaveValue(SHOUTED)
  await proposal.getByRole('button', { name: 'Use this' }).click()
  await expect(box(page, 'Title')).toHaveValue(PLAIN)
  await expect(page.locator('.editor-preview')).toContainText(PLAIN)
  await proposal.getByRole('button', { name: 'Put mine back' }).click()
  await expect(box(page, 'Title')).toHaveValue(SHOUTED)
  await expect(proposal.getByRole('button', { name: 'Use this' })).toBeFocused()
})

test('a moderator sees whose words a service repeats, and which', async ({ page, server }) => {
  const market = await openMarket(server.databaseUrl)
  const category = await market.addCategory('Letterpress')
  const description =
    'I set your card by hand in lead and print it on a press of 1911. Two colours fit on heavy cotton paper, and the edges are cut after a day of drying.'
  const [first, second] = [await market.addSeller('Vera Lindt'), await market.addSeller('Copy Cat')]
  await market.publish(first, {
    categoryId: category.id,
    title: 'Cards printed by hand from lead',
    description,
  })
  await readTexts(market)
  const content = await market.contentOf(second, {
    categoryId: category.id,
    title: 'Business cards from an old press',
    description: `Hello. ${description}`,
  })
  const serviceId = await market.transaction(async (tx) => {
    const drafted = await draftService(tx, second, content)
    await submitService(tx, second, drafted, market.given)
    return drafted.serviceId
  })
  await market.close()
  await enterAs(page, 'admin')
  await page.goto(`/admin/market/services/${serviceId}`)
  const copy = page.locator('.near-copies > li').filter({ hasText: 'Cards printed by hand from lead' })
  await expect(copy).toContainText('% the same')
  await expect(copy.getByRole('link', { name: 'Vera Lindt' })).toBeVisible()
  await expect(copy.locator('mark').first()).toContainText('I set your card by hand in lead')
  await expectWhole(page, 'a service with a near copy')
})

test('a seller sees which points of a request their words answer, before they are sent', async ({
  page,
  server,
}) => {
  const market = await openMarket(server.databaseUrl)
  const owner = await market.addSeller('Olga Baker')
  const description = `We open a bakery in May.

- A logo that works on paper bags
- Menu boards, written by hand

Which typefaces would you use? How much would it cost?`
  const projectId = await market.transaction((tx) => openSome(tx, owner, { description }))
  await market.close()
  await comeAsMember(page, server.databaseUrl, aName('writer'))
  await page.goto(`/projects/${projectId}`)
  await page.getByLabel('Your proposal').fill('I would draw a logo and try it on your paper bags first.')
  await page.getByLabel('Price').fill('300')
  await page.getByRole('button', { name: 'What is not answered yet?' }).click()
  const points = page.locator('.advice-points > li')
  await expect(points).toHaveCount(4)
  await expect(points.nth(0)).toContainText('“I would draw a logo')
  await expect(points.nth(1)).toContainText('Not yet')
  await expect(points.nth(3)).toContainText('The price of your milestones.')
  await expect(page.getByLabel('Your proposal')).toHaveValue(/^I would draw/)
  await expectWhole(page, 'a proposal beside its request')
})
