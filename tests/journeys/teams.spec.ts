import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { acceptInvitation, startTeam } from '#domain/teams/index.ts'
import { aPlace, context } from '#domain/teams/testing-places.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expect, test } from './journey.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember, openBrowser } from './people.ts'
import { main } from './selling.ts'

const aName = (word: string) => `${word}${Math.random().toString(36).slice(2, 8)}`

test('a team from nothing: started, three invited in three ways, shares agreed on', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(300_000)
  await comeAsMember(page, server.databaseUrl, aName('mirela'))
  const name = `Studio ${aName('karst')}`
  await page.goto('/team')
  await page.getByLabel('Name of the team').fill(name)
  await page.getByRole('button', { name: 'Start the team' }).click()
  await expect(main(page)).toContainText('The team is there')

  const mates = [
    await openBrowser(browser, server),
    await openBrowser(browser, server),
    await openBrowser(browser, server),
  ] as const
  const [hana, teo, piotr] = [aName('hana'), aName('teo'), aName('piotr')]
  await comeAsMember(mates[0], server.databaseUrl, hana)
  const email = await comeAsMember(mates[1], server.databaseUrl, teo)
  await comeAsMember(mates[2], server.databaseUrl, piotr)

  await page.getByRole('link', { name: 'Invite someone' }).click()
  for (const [to, share] of [
    [hana, '27.5'],
    [email, '20'],
  ] as const) {
    await page.getByLabel('Username or e-mail').fill(to)
    await page.getByLabel('Share, percent').fill(share)
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(
      main(page)
        .getByRole('listitem')
        .filter({ hasText: `${share} %` })
        .first(),
    ).toBeVisible()
  }
  await page.getByLabel('Username or e-mail').fill('')
  await page.getByLabel('Share, percent').fill('15')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = page.getByLabel('Invitation link')
  await expect(link).toHaveValue(/\/teams\/invites\/[\w-]{43}$/)

  // By name: it stands in their own area.
  await mates[0].goto('/team')
  await mates[0].getByRole('button', { name: `Accept and join ${name}` }).click()
  await expect(main(mates[0])).toContainText('Welcome. You are in the team.')
  // By letter.
  const letter = await newestLetter(server.databaseUrl, email, /invites you/)
  const path = /\/teams\/invites\/[\w-]{43}/.exec(letter.text)?.[0] ?? ''
  // By link.
  for (const [mate, address] of [
    [mates[1], path],
    [mates[2], new URL(await link.inputValue()).pathname],
  ] as const) {
    await mate.goto(address)
    await expect(main(mate)).toContainText('You would get')
    await mate.getByRole('button', { name: `Accept and join ${name}` }).click()
    await expect(main(mate)).toContainText('Welcome. You are in the team.')
  }

  await page.getByRole('link', { name: 'Overview' }).click()
  const shareOf = (who: string) => page.getByLabel(`Share of ${who}, percent`)
  await shareOf(hana).fill('20')
  await shareOf(teo).fill('27.5')
  await page.getByRole('button', { name: 'Propose these shares' }).click()
  await expect(main(page)).toContainText(`Waiting for ${hana}`)
  await mates[0].reload()
  await mates[0].getByRole('button', { name: 'Agree to the new shares' }).click()
  await expect(main(mates[0])).toContainText('You agreed to the new shares.')
  await page.reload()
  await expect(shareOf(teo)).toHaveValue('27.50')
})

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
