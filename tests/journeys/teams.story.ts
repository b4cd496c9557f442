import { expect, test } from './story.ts'
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
