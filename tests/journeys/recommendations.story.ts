import type { Page } from '@playwright/test'
import { makeMember } from '#domain/accounts/testing.ts'
import { learn } from '#domain/recommendations/index.ts'
import { viewedService } from '#domain/views/schema.server.ts'
import { fromOutside } from '../server/from-outside.ts'
import { query } from './clock.ts'
import { expect, test } from './story.ts'
import { comeAsMember, openBrowser } from './people.ts'
import { offer } from './works.ts'

/** Two people looked at both; the member at the first only. */
async function stage(databaseUrl: string, email: string, name: string) {
  const [seen, next] = [`A globe for ${name}`, `A stand for the globe of ${name}`]
  for (const title of [seen, next]) await offer(databaseUrl, 'tomas-rivera', title)
  const services = await query<{ id: string; title: string }>(
    databaseUrl,
    'select id, title from service where title = any($1)',
    [[seen, next]],
  )
  const [member] = await query<{ id: string }>(databaseUrl, 'select id from member where email = $1', [email])
  const first = services.find(({ title }) => title === seen)?.id ?? ''
  await fromOutside(databaseUrl, async (tx) => {
    const look = (memberId: string, serviceId: string) =>
      tx.db.insert(viewedService).values({ memberId, serviceId, viewedAt: tx.now })
    for (let number = 0; number < 2; number++) {
      const { id } = await makeMember(tx)
      for (const service of services) await look(id, service.id)
    }
    await look(member?.id ?? '', first)
    await learn(tx)
  })
  return { seen, next }
}

async function sendAwayAndBack(page: Page, { seen, next }: { seen: string; next: string }) {
  const card = page.locator('article', { hasText: next })
  await expect(card).toContainText(`You looked at “${seen}”: 2 people interested in it looked at this too.`)
  await page.getByRole('button', { name: `Not for me: ${next}` }).click()
  const gone = page.getByRole('status').filter({ hasText: `“${next}” is gone` })
  await expect(gone).toBeVisible()
  await gone.getByRole('button', { name: 'Not this seller' }).click()
  await expect(gone).toContainText('and so is everything by')
  await gone.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()
  // What is kept stays where it stands for a while.
  const heart = card.getByRole('button', { name: `Favourite: ${next}` })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(card).toBeVisible()
}

test('a member is shown why, sends one away and back, and has all of it forgotten', async ({
  page,
  server,
}) => {
  const email = await comeAsMember(page, server.databaseUrl, 'for-me')
  const titles = await stage(server.databaseUrl, email, 'a reader')
  await page.goto('/my/recommendations')
  await sendAwayAndBack(page, titles)
  await page.goto('/')
  await expect(page.locator('article', { hasText: titles.next }).first()).toContainText('2 people interested')

  await page.goto('/my/recommendations')
  await page.getByRole('switch', { name: /People like you/ }).uncheck()
  await page.getByRole('button', { name: 'Save what may be used' }).click()
  await expect(page.getByRole('status').first()).toContainText('Saved.')
  await expect(page.getByText('people interested in it')).toHaveCount(0)
  await page.getByRole('button', { name: 'Forget all of it' }).click()
  await expect(page.getByRole('status').first()).toContainText('Forgotten.')
  await expect(page.getByText('What interests you?')).toBeVisible()
})

test('all of it works without JavaScript', async ({ browser, server }) => {
  const page = await openBrowser(browser, server)
  const email = await comeAsMember(page, server.databaseUrl, 'for-me-plainly')
  const titles = await stage(server.databaseUrl, email, 'a walker')
  await page.goto('/my/recommendations')
  await sendAwayAndBack(page, titles)
  await page.getByRole('button', { name: 'Forget all of it' }).click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Show me these' }).click()
  await expect(page.getByRole('status').first()).toContainText('Saved.')
  await page.context().close()
})
