import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { acceptInvitation, startTeam } from '#domain/teams/index.ts'
import { aPlace, context } from '#domain/teams/testing-places.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expect, test } from './journey.ts'
import { comeAsMember } from './people.ts'
import { main } from './selling.ts'

const aName = (word: string) => `${word}${Math.random().toString(36).slice(2, 8)}`

test('a team is found by search, opened and kept among favourites', async ({ page, server }) => {
  const word = aName('karst')
  const name = `Studio ${word}`
  await fromOutside(server.databaseUrl, async (tx) => {
    const [owner, mate] = [actorOf(await makeMember(tx)), actorOf(await makeMember(tx))]
    const { teamId } = await startTeam(tx, owner, { name })
    const { token } = await aPlace(tx, owner, teamId)
    await acceptInvitation(tx, mate, { token }, context)
  })
  await comeAsMember(page, server.databaseUrl, aName('buyer'))
  const address = `/search?q=${word}&in=teams`
  await expect.poll(async () => (await page.request.get(address)).text()).toContain(name)
  await page.goto(address)
  await main(page).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const heart = page.getByRole('button', { name: `Favourite: ${name}` })
  // It answers at once: what is kept is kept when the server said so.
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/my/favorites'),
  )
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect((await kept).ok()).toBe(true)
  await page.goto('/my/favorites?kind=team')
  await expect(main(page).getByRole('link', { name, exact: true })).toBeVisible()
})
