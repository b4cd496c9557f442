import type { Page } from '@playwright/test'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { offerFor } from '#domain/catalogue/index.ts'
import { aServiceForSale } from '#domain/orders/testing.ts'
import { acceptInvitation, startTeam } from '#domain/teams/index.ts'
import { aPlace, context } from '#domain/teams/testing-places.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { fromOutside } from '../server/from-outside.ts'
import { said, send } from './administration.ts'
import {
  answerQuestions,
  askForRevision,
  deliver,
  fillPurse,
  link,
  main,
  next,
  press,
  statementOf,
} from './deal-room.ts'
import { expect, test } from './journey.ts'
import { comeAsMember, comeBack, enterAs, openBrowser } from './people.ts'
import { order, put } from './shopping.ts'

const aName = (word: string) => `${word}${Math.random().toString(36).slice(2, 8)}`

/** An owner with 40 % and three members with 20 % each, who came one after another, and what they offer for $50.00. */
async function aStudioThatSells(databaseUrl: string) {
  const names = ['mirela', 'hana', 'teo', 'piotr'].map(aName)
  const [first = '', ...later] = names
  const aPerson = async (tx: Transaction, username: string) =>
    actorOf(await makeMember(tx, { username, displayName: username }))
  const studio = await fromOutside(databaseUrl, async (tx) => {
    const owner = await aPerson(tx, first)
    const started = await startTeam(tx, owner, { name: `Studio ${aName('karst')}` })
    const service = await aServiceForSale(tx, {}, owner)
    return { ...started, owner, service }
  })
  const { owner, teamId, service } = studio
  const others: MemberActor[] = []
  for (const username of later)
    others.push(
      await fromOutside(databaseUrl, async (tx) => {
        const { token } = await aPlace(tx, owner, teamId, { basisPoints: 2_000 })
        const who = await aPerson(tx, username)
        await acceptInvitation(tx, who, { token }, context)
        return who
      }),
    )
  await fromOutside(databaseUrl, (tx) => offerFor(tx, owner, { serviceId: service.id, teamId }))
  return { ...studio, names, people: [owner, ...others] }
}

test('what a team sells is delivered by two, released in four parts to the cent, though one has left and the team was suspended meanwhile', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(300_000)
  const { databaseUrl } = server
  const { teamId, slug, names, people, service } = await aStudioThatSells(databaseUrl)
  const mates: Page[] = []
  for (const { id } of people) {
    const mate = await openBrowser(browser, server)
    await comeBack(mate, databaseUrl, id)
    mates.push(mate)
  }
  const [mirela, hana, teo, piotr] = mates as [Page, Page, Page, Page]

  await mirela.goto('/team')
  await moveTheBar(mirela, names)
  for (const [place, share] of ['33.34', '22.22', '22.22', '22.22'].entries())
    await mirela.getByLabel(`Share of ${names[place]}, percent`).fill(share)
  await mirela.getByRole('button', { name: 'Propose these shares' }).click()
  await expect(main(mirela)).toContainText('The new shares are in force.')

  const email = await comeAsMember(page, databaseUrl, aName('buyer'))
  await fillPurse(databaseUrl, email, 5_000)
  await put(page, service.slug)
  await order(page)
  await expect(main(page)).toContainText('Placed and paid')
  await page.getByRole('link', { name: 'All orders and deals' }).click()
  await page.getByRole('link', { name: service.content.title }).click()
  await expect(page).toHaveURL(/\/deals\/[0-9a-f-]{36}/)
  const room = new URL(page.url()).pathname
  await answerQuestions(page, 'A sign above the door')

  await mirela.goto(room)
  for (const who of [names[1], names[2]]) await mirela.getByLabel(who ?? '', { exact: true }).check()
  await send(mirela, mirela.getByRole('button', { name: 'Save who works on it' }))
  await hana.goto(room)
  await deliver(hana, 'A loaf in a circle')
  await page.goto(room)
  await askForRevision(page, 'The loaf fills the circle')

  // Who leaves now is in the division of this deal, and stays in it.
  await piotr.goto(`/team/settings?of=${slug}`)
  await piotr.getByText('Leave…', { exact: true }).click()
  await piotr.getByRole('button', { name: /^Leave Studio/ }).click()
  await expect(main(piotr)).toContainText('You left the team.')

  const admin = await openBrowser(browser, server)
  await enterAs(admin, 'admin')
  await admin.goto(`/admin/teams/${teamId}`)
  await decide(admin, 'Suspend the team')
  await expect(said(admin)).toContainText('Suspended.')
  // What a team sells follows it by a job.
  const told = async () => (await page.goto(`/services/${service.slug}`))?.status()
  await expect.poll(told).not.toBe(200)
  await teo.goto(`/team?of=${slug}`)
  await expect(main(teo)).toContainText('The team is suspended')

  await teo.goto(room)
  await deliver(teo, 'A slice instead')
  await page.goto(room)
  await link(page, 'Accept and release').click()
  await press(page, 'Accept and release $50.00')
  await expect(next(page)).toContainText('The deal is done')
  for (const [mate, got] of [
    [mirela, '15.03'],
    [hana, '9.99'],
    [teo, '9.99'],
    [piotr, '9.99'],
  ] as const)
    expect(await statementOf(mate, 'clearing')).toEqual([`Released: +${got}, ${got}`])

  await hana.goto(`/team/earnings?of=${slug}`)
  await hana.getByRole('link', { name: service.content.title }).click()
  const slip = hana.getByRole('row').filter({ hasText: 'split to the cent' })
  await expect(slip).toContainText('15.0030')
  await expect(slip.getByRole('row', { name: /Cents left by rounding/ })).toContainText('0.03')

  await decide(admin, 'Lift the suspension')
  await expect(said(admin)).toContainText('The suspension is lifted')
  await expect.poll(told).toBe(200)
})

/** The borders of the bar by keys and by dragging: the fields follow, and it is full whatever is moved. */
async function moveTheBar(page: Page, names: readonly string[]): Promise<void> {
  const shares = () =>
    Promise.all(names.map((name) => page.getByLabel(`Share of ${name}, percent`).inputValue()))
  const border = page.getByRole('slider', { name: `Border between ${names[0]} and ${names[1]}` })
  const moves = [
    ['ArrowRight', '40.50', '19.50'],
    ['PageUp', '45.50', '14.50'],
    ['ArrowLeft', '45.00', '15.00'],
    ['End', '60.00', '0.00'],
    ['Home', '0.00', '60.00'],
  ] as const
  for (const [key, first, second] of moves) {
    await border.press(key)
    expect(await shares(), key).toEqual([first, second, '20.00', '20.00'])
  }
  const bar = page.getByRole('group', { name: 'Shares' })
  await bar.scrollIntoViewIfNeeded()
  const box = await bar.boundingBox()
  if (!box) throw new Error('The bar is not drawn')
  const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const
  // The third stands at 80 of 100: it is drawn to 70, and from there beyond what the two have.
  await page.mouse.move(...at(0.8))
  await page.mouse.down()
  await page.mouse.move(...at(0.7), { steps: 4 })
  expect(await shares()).toEqual(['0.00', '60.00', '10.00', '30.00'])
  await page.mouse.move(...at(0.2), { steps: 4 })
  await page.mouse.up()
  expect(await shares()).toEqual(['0.00', '60.00', '0.00', '40.00'])
  await page.mouse.move(...at(0.9))
  expect(await shares()).toEqual(['0.00', '60.00', '0.00', '40.00'])
}

async function decide(page: Page, label: string): Promise<void> {
  await page.getByText(`${label}…`, { exact: true }).click()
  const form = page.locator('details[open] form')
  await form.getByLabel('Reason').fill('Two pages copied word for word.')
  await send(page, form.getByRole('button', { name: label }))
}
