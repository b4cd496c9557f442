import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { STREAM_ADDRESS } from '#app/live/stream-address.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor } from '#domain/actor.ts'
import { acceptDeal } from '#domain/deals/index.ts'
import { aProposal } from '#domain/deals/testing.ts'
import { followDeal, sendMessage } from '#domain/messages/index.ts'
import { aConversation, said } from '#domain/messages/testing.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { teamMember } from '#domain/teams/schema.server.ts'
import { findTeam } from '#domain/teams/index.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expect, test } from './journey.ts'
import { comeBack, forgetSession } from './people.ts'
import { withAnotherPerson, withSecondServer } from './two-servers.ts'

const field = (page: Page) => page.getByRole('textbox', { name: /^Write to/ })
const heard = (page: Page, words: string) =>
  page.getByRole('log', { name: 'Messages' }).getByText(words, { exact: true })

/** Opens the conversation, and waits until the page is told of what happens: that someone writes is said once, and not kept. */
async function sitDown(page: Page, conversationId: string): Promise<void> {
  const lineOpened = page.waitForResponse((answer) => new URL(answer.url()).pathname === STREAM_ADDRESS)
  await page.goto(`/my/messages/${conversationId}`)
  await lineOpened
  await expect(page.getByText('Enter', { exact: true })).toBeVisible()
}

test('two people on two web processes hear one another at once, and words that are typed without a line go out once', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  test.setTimeout(180_000)
  const { databaseUrl } = server
  const { ann, bob, conversationId } = await fromOutside(databaseUrl, async (tx) => {
    const make = async (name: string) => actorOf(await makeMember(tx, { username: name, displayName: name }))
    return aConversation(tx, await make('ann-at-one'), await make('bob-at-two'))
  })
  await withSecondServer(databaseUrl, async (second) => {
    await withAnotherPerson(browser, { baseURL: second }, async (other) => {
      await comeBack(page, databaseUrl, ann.id)
      await comeBack(other, databaseUrl, bob.id)
      await sitDown(page, conversationId)
      await sitDown(other, conversationId)

      await field(page).pressSequentially('Is the oak dry?')
      await expect(other.getByText('ann-at-one is writing')).toBeVisible()
      await field(page).press('Enter')
      await expect(heard(other, 'Is the oak dry?')).toBeVisible()
      await expect(page.locator('.turn', { hasText: 'Is the oak dry?' }).locator('.read')).toContainText(
        'Read',
      )

      const dealId = await fromOutside(databaseUrl, async (tx) => {
        const id = await aProposal(tx, { buyer: bob, seller: ann })
        await followDeal(tx, clockActor, { dealId: id, number: 1 })
        return id
      })
      await expect(other.getByText('ann-at-one offers a safe deal')).toBeVisible()
      await expect(other.getByRole('link', { name: /^Accept for/ })).toBeVisible()
      await fromOutside(databaseUrl, async (tx) => {
        await acceptDeal(tx, bob, { dealId, version: 1 })
        await followDeal(tx, clockActor, { dealId, number: 2 })
      })
      for (const one of [page, other]) await expect(one.locator('li.step')).toContainText('accepted')
      await expect(other.getByRole('link', { name: /^Accept for/ })).toBeHidden()

      // The page can't be read anew: it stays, with what is being typed in it, until it can.
      await page.route('**/my/messages/*.data*', (route) => route.abort('internetdisconnected'))
      await field(page).fill('Half a sen')
      const cut = page.waitForEvent('requestfailed')
      await field(other).fill('Are you there?')
      await field(other).press('Enter')
      await cut
      await expect(heard(page, 'Are you there?')).toBeVisible()
      await expect(field(page)).toHaveValue('Half a sen')
      await page.unrouteAll()
      // Their newest words, or one's own that are begun, as soon as these are kept.
      const listed = page.getByRole('link', { name: /bob-at-two.*(Are you there|Draft: Half a sen)/ })
      await expect(listed).toBeVisible()

      await page.context().setOffline(true)
      await field(page).fill('Kept while the line was gone')
      await field(page).press('Enter')
      await expect(page.getByText('No connection.')).toBeVisible()
      await page.context().setOffline(false)
      await expect(heard(other, 'Kept while the line was gone')).toHaveCount(1)
      await expect(page.getByRole('list', { name: 'On their way' })).toBeHidden()
      await expect(heard(page, 'Kept while the line was gone')).toHaveCount(1)
    })
  })
  // The browser says itself that there was no network.
  const ours = complaints.filter((said) => !said.includes('ERR_INTERNET_DISCONNECTED'))
  complaints.splice(0, complaints.length, ...ours)
})

test('a buyer writes to a team, a manager answers in its name, and the owner sees it', async ({
  page,
  browser,
  server,
}) => {
  const { databaseUrl } = server
  const { buyer, owner, manager, team } = await fromOutside(databaseUrl, async (tx) => {
    const make = async (displayName: string) => actorOf(await makeMember(tx, { displayName }))
    const [asks, owns, manages] = [await make('Ilse of the quay'), await make('Olga'), await make('Mia Lund')]
    const teamId = await aTeam(tx, [
      { memberId: owns.id, basisPoints: 6_000 },
      { memberId: manages.id, basisPoints: 4_000 },
    ])
    await tx.db.update(teamMember).set({ role: 'manager' }).where(eq(teamMember.memberId, manages.id))
    return { buyer: asks, owner: owns, manager: manages, team: await findTeam(tx.db, teamId) }
  })
  const name = team?.name ?? ''
  await comeBack(page, databaseUrl, buyer.id)
  await page.goto(`/t/${team?.slug}`)
  await page.getByRole('link', { name: 'Message the team' }).click()
  await page.getByRole('textbox', { name: `Write to ${name}` }).fill('Do you paint ships?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(heard(page, 'Do you paint ships?')).toBeVisible()
  const address = new URL(page.url()).pathname
  await page.locator('html[data-listens]').waitFor()

  await withAnotherPerson(browser, { baseURL: server.origin }, async (other) => {
    await comeBack(other, databaseUrl, manager.id)
    await other.goto('/my/messages')
    await other.getByRole('link', { name: /Ilse of the quay/ }).click()
    await field(other).fill('We do, in the spring.')
    await field(other).press('Enter')
    await expect(heard(page, 'We do, in the spring.')).toBeVisible()
    await expect(page.getByRole('log')).toContainText(`Mia Lund, ${name}`)
  })

  await comeBack(page, databaseUrl, owner.id)
  await page.goto(address)
  await expect(heard(page, 'We do, in the spring.')).toBeVisible()
  await expect(page.getByText(`To ${name}.`)).toBeVisible()
})

const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('The plan') }
const onTheirWay = (page: Page) => page.getByRole('list', { name: 'On their way' })

const aTalk = (databaseUrl: string) => fromOutside(databaseUrl, (tx) => aConversation(tx))

/** A new conversation, and one of the two before it. */
async function annSitsDown(page: Page, databaseUrl: string) {
  const { ann, conversationId } = await aTalk(databaseUrl)
  await comeBack(page, databaseUrl, ann.id)
  await sitDown(page, conversationId)
  return { ann, conversationId }
}

test('words that were written after the session had ended are kept, with their files, until one is signed in again', async ({
  page,
  server: { databaseUrl },
}) => {
  const { ann } = await annSitsDown(page, databaseUrl)
  await forgetSession(page)
  await field(page).fill('Without a session')
  await field(page).press('Enter')
  await page.locator('input[type=file]').setInputFiles(plan)
  await field(page).fill('Here is the plan')
  await field(page).press('Enter')
  const kept = onTheirWay(page).getByRole('listitem')
  for (const words of ['Without a session', 'Here is the plan'])
    await expect(kept.filter({ hasText: words })).toContainText('Sign in again to send this.')

  await comeBack(page, databaseUrl, ann.id)
  for (const words of ['Without a session', 'Here is the plan']) {
    await kept.filter({ hasText: words }).getByRole('button', { name: 'Send again' }).click()
    await expect(heard(page, words)).toBeVisible()
  }
  await expect(page.getByRole('log').getByRole('link', { name: 'plan.txt', exact: true })).toBeVisible()
  await expect(onTheirWay(page)).toBeHidden()
})

test('words whose page is closed while their files go out do not go without them', async ({
  page,
  server: { databaseUrl },
}) => {
  const { conversationId } = await annSitsDown(page, databaseUrl)
  const posted: string[] = []
  // Their way out takes longer than the page is open.
  await page.route('**/words', (route) => void posted.push(route.request().url()))
  await page.locator('input[type=file]').setInputFiles(plan)
  await field(page).fill('Here is the plan')
  await field(page).press('Enter')
  await expect(onTheirWay(page)).toContainText('Sending')

  await sitDown(page, conversationId)
  const kept = onTheirWay(page).getByRole('listitem')
  await expect(kept).toContainText('It goes when you choose them again: plan.txt')
  expect(posted).toHaveLength(1)
  await page.unrouteAll()
  await kept.getByLabel('Choose its files again').setInputFiles(plan)
  await expect(heard(page, 'Here is the plan')).toBeVisible()
  await expect(page.getByRole('log').getByRole('link', { name: 'plan.txt', exact: true })).toHaveCount(1)
  await expect(onTheirWay(page)).toBeHidden()
})

test('who writes while an older part is shown comes to the newest words, where their own stand', async ({
  page,
  server: { databaseUrl },
}) => {
  const { ann, bob, conversationId } = await aTalk(databaseUrl)
  await fromOutside(databaseUrl, async (tx) => {
    for (let place = 2; place <= 70; place++)
      await sendMessage(tx, place % 2 ? ann : bob, { conversationId, ...said(`Words ${place}`) })
  })
  await comeBack(page, databaseUrl, ann.id)
  await page.goto(`/my/messages/${conversationId}?before=20`)
  await page.locator('html[data-listens]').waitFor()
  await expect(heard(page, 'Words 19')).toBeVisible()
  await field(page).fill('Back to the boat')
  await field(page).press('Enter')
  await expect(page).toHaveURL(`/my/messages/${conversationId}`)
  const own = page.getByRole('log').getByRole('listitem').filter({ hasText: 'Back to the boat' })
  await expect(own).toBeInViewport()
  await expect(
    page
      .getByRole('log')
      .getByRole('listitem')
      .filter({ hasText: /Words 70|Back to the boat/ }),
  ).toHaveCount(2)
  await expect(heard(page, 'Words 19')).toBeHidden()

  // What was heard at the end does not follow to an older part.
  await page.getByRole('link', { name: 'Show earlier messages' }).click()
  await expect(heard(page, 'Words 19')).toBeVisible()
  await expect(own).toBeHidden()
})
