import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor } from '#domain/actor.ts'
import { lettersOf } from '#domain/areas.ts'
import { member } from '#domain/accounts/schema.server.ts'
import { aTeamPair } from '#domain/deals/testing.ts'
import { nameTeams } from '#domain/teams/index.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { tellLater } from '#domain/mail/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Announced } from '#platform/events/events.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { replyToReview, revealDue, reviewBuyer, reviewSeller } from './index.ts'
import { tellOfReviewsJob } from './jobs.ts'
import { review } from './schema.server.ts'
import { aCompletedDeal, goodBuyer, goodWork } from './testing.ts'

const clock = movableClock(new Date('2030-03-01T10:00:00Z'))
const announced: Announced[] = []
const { db, transaction } = await testDatabase({
  clock,
  react: async (_tx, event) => void announced.push(event),
})
const desk = testDesk({ settings: await readSettings(db, clock.now()) })()

const done = () =>
  transaction(async (tx) => {
    const buyer = await makeMember(tx, { emailVerifiedAt: tx.now })
    const seller = await makeMember(tx, { emailVerifiedAt: tx.now })
    await giveMoney(tx, buyer.id, 100_000)
    const pair = { buyer: actorOf(buyer), seller: actorOf(seller) }
    return {
      ...pair,
      emails: { buyer: buyer.email, seller: seller.email },
      names: { buyer: buyer.displayName, seller: seller.displayName },
      dealId: await aCompletedDeal(tx, pair),
    }
  })

/** The job of an event runs when a test says so: at least once, and here always twice. */
async function tell(kind: 'review.written' | 'reviews.revealed' | 'review.replied'): Promise<void> {
  const event = announced.findLast((one) => one.kind === kind)
  if (!event) throw new Error(`${kind} was not announced`)
  const id = crypto.randomUUID()
  for (let run = 0; run < 2; run++) await transaction((tx) => tellLater(tx, { id, event }, lettersOf, desk))
}

const lettersTo = async (to: string) => {
  const rows = await db.select().from(mailMessage).where(eq(mailMessage.to, to))
  return rows.map(({ subject }) => subject).toSorted()
}

test('who has not written is told that the other has, once, and never what', async () => {
  const { buyer, dealId, emails, names } = await done()
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  await tell('review.written')
  expect(await lettersTo(emails.buyer)).toEqual([])
  expect(await lettersTo(emails.seller)).toEqual([
    `${names.buyer} has written a review: A sign for the bakery`,
  ])
  const [letter] = await db.select().from(mailMessage).where(eq(mailMessage.to, emails.seller))
  expect(letter?.text).toContain('still open until 15 March 2030')
  expect(letter?.text).not.toContain(goodWork.text)
  expect(letter?.text).not.toMatch(/stars|4\.67/)
})

test('until when a review can be written is said on the clock of whoever reads', async () => {
  const { buyer, seller, dealId, emails } = await done()
  await db.update(member).set({ timeZone: 'Pacific/Auckland' }).where(eq(member.id, seller.id))
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  await tell('review.written')
  const [letter] = await db.select().from(mailMessage).where(eq(mailMessage.to, emails.seller))
  expect(letter?.text).toMatch(/still open until \d+ March 2030 at 23:00 (GMT\+13|NZDT)\./)
})

test('who bought from a team is told of the team, and not of one of its people', async () => {
  const { team, email, name } = await transaction(async (tx) => {
    const made = await aTeamPair(tx, [6_000, 4_000])
    const buyer = await makeMember(tx, { emailVerifiedAt: tx.now })
    await giveMoney(tx, buyer.id, 100_000)
    const named = (await nameTeams(tx.db, [made.teamId])).get(made.teamId)?.name
    return { team: { ...made, buyer: actorOf(buyer) }, email: buyer.email, name: named }
  })
  const dealId = await transaction((tx) => aCompletedDeal(tx, team))
  await transaction((tx) => reviewBuyer(tx, team.seller, { dealId, ...goodBuyer }))
  await tell('review.written')
  expect(await lettersTo(email)).toContain(`${name} has written a review: A sign for the bakery`)
})

test('both are told when both are public, and the writer when somebody replied', async () => {
  const { buyer, seller, dealId, emails, names } = await done()
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  await transaction((tx) => reviewBuyer(tx, seller, { dealId, ...goodBuyer }))
  // The job of the first one may come late.
  await tell('review.written')
  await tell('reviews.revealed')
  const both = 'Both reviews are public: A sign for the bakery'
  expect(await lettersTo(emails.buyer)).toEqual([both])
  expect(await lettersTo(emails.seller)).toEqual([both])
  const rows = await db.select().from(review).where(eq(review.dealId, dealId))
  const reviewId = rows.find(({ by }) => by === 'buyer')?.id ?? ''
  await transaction((tx) => replyToReview(tx, seller, { reviewId, text: 'Thank you.' }))
  expect(announced.at(-1)).toMatchObject({ kind: 'review.replied', dealId, reviewId })
  await tell('review.replied')
  expect(await lettersTo(emails.buyer)).toEqual([
    both,
    `${names.seller} replied to your review: A sign for the bakery`,
  ])
  expect(await lettersTo(emails.seller)).toEqual([both])
})

test('one that stands alone is told to both when its time has come', async () => {
  const { buyer, dealId, emails } = await done()
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  clock.advanceMs(14 * DAY_MS)
  await transaction((tx) => revealDue(tx, clockActor, dealId))
  expect(announced.some((event) => event.kind === 'reviews.revealed')).toBe(true)
  await tell('reviews.revealed')
  expect(await lettersTo(emails.seller)).toEqual(['A review of you is public: A sign for the bakery'])
  expect(await lettersTo(emails.buyer)).toEqual(['Your review is public: A sign for the bakery'])
})

test('what a process of the version before asks to be told is told', async () => {
  const { buyer, dealId, emails, names } = await done()
  await transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork }))
  announced.length = 0
  await tellOfReviewsJob.run({ transaction } as never, { dealId, what: 'written' })
  await tell('review.written')
  expect(await lettersTo(emails.seller)).toEqual([
    `${names.buyer} has written a review: A sign for the bakery`,
  ])
})

test('of a team’s deal those are told who manage the team now, and who does no more is not', async () => {
  const { team, dealId, emails } = await transaction(async (tx) => {
    const made = await aTeamPair(tx, [6_000, 2_000, 2_000])
    const people = [made.seller, ...made.others].map(({ id }) => id)
    const rows = await tx.db
      .update(member)
      .set({ emailVerifiedAt: tx.now })
      .where(inArray(member.id, people))
      .returning({ id: member.id, email: member.email })
    const addressOf = (id: string) => rows.find((row) => row.id === id)?.email ?? ''
    return { team: made, dealId: await aCompletedDeal(tx, made), emails: people.map(addressOf) }
  })
  const [owner, manager, hand] = emails as [string, string, string]
  const takesOver = team.others[0]!.id
  // The one who sold it leaves, and another has the team.
  await transaction(async (tx) => {
    await tx.db.execute(
      sql`update team_member set left_at = now() where team_id = ${team.teamId}::uuid and member_id = ${team.seller.id}::uuid`,
    )
    await tx.db.execute(
      sql`update team_member set role = 'owner' where team_id = ${team.teamId}::uuid and member_id = ${takesOver}::uuid`,
    )
  })
  await transaction((tx) => reviewSeller(tx, team.buyer, { dealId, ...goodWork }))
  await tell('review.written')
  expect(await lettersTo(manager)).toEqual([expect.stringContaining('has written a review')])
  expect(await lettersTo(owner)).toEqual([])
  expect(await lettersTo(hand)).toEqual([])
})
