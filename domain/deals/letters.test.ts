import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { changePreferences, findPerson } from '#domain/accounts/index.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor } from '#domain/actor.ts'
import { nameTeams } from '#domain/teams/index.ts'
import { teamMember } from '#domain/teams/schema.server.ts'
import { notification } from '#domain/notifications/schema.server.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { minor } from '#platform/money/money.ts'
import { fundMilestones } from './milestones/fund-milestones.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { tellPartiesJob } from './jobs.ts'
import { aProposal, anAgreedDeal, aTeamPair, milestonesOf, type Pair } from './testing.ts'
import { dealRequest } from './schema.server.ts'
import { acceptDeal } from './agreements/answer-deal.ts'
import {
  answerRequest,
  askCancellation,
  askExtension,
  askRefund,
  deliverWork,
  giveTip,
  listDueClocks,
  releaseEarly,
  runClock,
} from './index.ts'

const clock = movableClock(new Date('2030-11-07T09:00:00Z'))
const database = await testDatabase({ clock })
const { db, transaction } = database

async function twoPeople() {
  return transaction(async (tx) => {
    const buyer = await makeMember(tx, { emailVerifiedAt: tx.now })
    const seller = await makeMember(tx, { emailVerifiedAt: tx.now })
    await giveMoney(tx, buyer.id, 100_000)
    const pair = { buyer: actorOf(buyer), seller: actorOf(seller) }
    return { buyer, seller, pair, dealId: await aProposal(tx, pair) }
  })
}

const lettersTo = (to: string) =>
  db.select().from(mailMessage).where(eq(mailMessage.to, to)).orderBy(desc(mailMessage.createdAt))

async function paidFor({ pair, dealId }: { pair: Pair; dealId: string }) {
  await transaction((tx) => acceptDeal(tx, pair.buyer, { dealId, version: 1 }))
  const [first] = await milestonesOf({ db: db as never }, dealId)
  const milestoneId = first?.id ?? ''
  await transaction((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [milestoneId] }))
  return { dealId, milestoneId }
}

test('whoever did not take the step gets one letter with the way to the room, however often the job runs', async () => {
  const { buyer, seller, dealId } = await twoPeople()
  const letters = await lettersTo(buyer.email)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.subject).toBe(`${seller.displayName} proposes a deal: A sign for the bakery`)
  expect(letters[0]?.text).toContain(`https://hall.test/deals/${dealId}`)
  expect(await lettersTo(seller.email)).toHaveLength(0)
})

test('a member who wants no letters of deals gets none, but always those of money', async () => {
  const { buyer, seller, pair, dealId } = await twoPeople()
  const quiet = { channels: { deals: { email: false }, money: { email: false } } }
  await transaction((tx) =>
    changePreferences(tx, pair.seller, quiet, { origin: { address: '203.0.113.9', device: 'Firefox' } }),
  )
  await transaction((tx) => acceptDeal(tx, pair.buyer, { dealId, version: 1 }))
  expect(await lettersTo(seller.email)).toHaveLength(0)
  const [first] = await milestonesOf({ db: db as never }, dealId)
  await transaction((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [first?.id ?? ''] }))
  const [letter] = await lettersTo(seller.email)
  expect(letter?.subject).toBe(`${buyer.displayName} paid into escrow: A sign for the bakery`)
})

test('what a process of the version before asks to be told is told', async () => {
  const { buyer, dealId } = await twoPeople()
  await db.delete(mailMessage).where(eq(mailMessage.to, buyer.email))
  // The letter about the same deal of a moment ago would have this one wait for company.
  await db.update(notification).set({ mailedAt: null }).where(eq(notification.memberId, buyer.id))
  await tellPartiesJob.run({ transaction } as never, { dealId, number: 1 })
  expect((await lettersTo(buyer.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('A sign for the bakery'),
  ])
})

test('a letter says whose move it is, for the one who reads it', async () => {
  const { buyer, seller, pair, dealId } = await twoPeople()
  const [asked] = await lettersTo(buyer.email)
  expect(asked?.text).toContain('What comes next: you answer the proposal, by ')
  await transaction((tx) => acceptDeal(tx, pair.buyer, { dealId, version: 1 }))
  const [accepted] = await lettersTo(seller.email)
  expect(accepted?.text).toContain(`What comes next: ${buyer.displayName} pays into escrow, by `)
})

test('who buys from a team is told what the team does next, whoever owns it', async () => {
  const { buyer, team, teamName } = await transaction(async (tx) => {
    const made = await aTeamPair(tx, [6_000, 4_000])
    const who = await makeMember(tx, { emailVerifiedAt: tx.now })
    await giveMoney(tx, who.id, 100_000)
    const name = (await nameTeams(tx.db, [made.teamId])).get(made.teamId)?.name
    return { buyer: who, team: { ...made, buyer: actorOf(who) }, teamName: name }
  })
  const dealId = await transaction((tx) => aProposal(tx, team, { teamId: team.teamId }))
  const paid = await paidFor({ pair: team, dealId })
  const of = { ...paid, reason: 'No time', fault: 'buyer' } as const
  await transaction((tx) => askCancellation(tx, team.buyer, of))
  const [asked] = await db.select().from(dealRequest).where(eq(dealRequest.dealId, dealId))
  // Later than letters about the same deal wait for one another.
  clock.advanceMs(DAY_MS / 24)
  await transaction((tx) =>
    answerRequest(tx, team.seller, { dealId, requestId: asked?.id ?? '', agrees: false }),
  )
  const told = (await lettersTo(buyer.email)).map(({ text }) => text).join('\n')
  expect(told).toContain(`What comes next: ${teamName} delivers`)
})

test('a letter of money names the sum, and each the day', async () => {
  const { buyer, seller, pair, dealId } = await twoPeople()
  const [asked] = await lettersTo(buyer.email)
  expect(asked?.text).toMatch(/“A sign for the bakery”: \$\d+\.00, on \d+ \w+ 20\d\d at \d\d:\d\d UTC\./)
  await transaction((tx) => acceptDeal(tx, pair.buyer, { dealId, version: 1 }))
  const [first] = await milestonesOf({ db: db as never }, dealId)
  await transaction((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [first?.id ?? ''] }))
  const told = (await lettersTo(seller.email)).map(({ text }) => text)
  expect(told.join('\n')).toContain(`milestone “${first?.title}”: $100.00, on `)
})

test('a letter about a request names the milestone, the old date and the new one', async () => {
  const people = await twoPeople()
  const which = await paidFor(people)
  const { buyer, seller, pair } = people
  // Later than letters about the same deal wait for one another.
  clock.advanceMs(DAY_MS / 24)
  await transaction((tx) => askExtension(tx, pair.seller, { ...which, days: 10, reason: 'Rain' }))
  const subjects = (await lettersTo(buyer.email)).map(({ subject }) => subject)
  expect(subjects).toContain(
    `${seller.displayName} asks for 10 more days for “The sign”: 12 Nov → 22 Nov: A sign for the bakery`,
  )
})

test('when a request to cancel lapses both are told, and a dispute is one press away', async () => {
  const people = await twoPeople()
  const which = await paidFor(people)
  const { buyer, seller, pair } = people
  await transaction((tx) => deliverWork(tx, pair.seller, { ...which, text: 'Here', files: [] }))
  await transaction((tx) => askCancellation(tx, pair.buyer, { ...which, reason: 'No', fault: 'seller' }))
  clock.advanceMs(2 * DAY_MS)
  const due = await listDueClocks(db, clock.now(), 100)
  for (const one of due.filter(({ dealId }) => dealId === which.dealId))
    await transaction((tx) => runClock(tx, clockActor, one))
  for (const { email } of [buyer, seller]) {
    const letters = await lettersTo(email)
    const told = letters.find(({ subject }) => subject.startsWith('Nobody answered the request to cancel'))
    expect(told?.text).toContain(`/deals/${which.dealId}?do=dispute&m=${which.milestoneId}`)
  }
})

test('a letter about a refund that was agreed names what went back, and not what is left', async () => {
  const people = await twoPeople()
  const which = await paidFor(people)
  const { buyer, pair } = people
  await transaction((tx) =>
    askRefund(tx, pair.buyer, { ...which, refundMinor: minor(2_500), reason: 'Half a day less' }),
  )
  const [asked] = await db.select().from(dealRequest).where(eq(dealRequest.dealId, which.dealId))
  // Later than letters about the same deal wait for one another.
  clock.advanceMs(DAY_MS / 24)
  await transaction((tx) =>
    answerRequest(tx, pair.seller, { dealId: which.dealId, requestId: asked?.id ?? '', agrees: true }),
  )
  const told = (await lettersTo(buyer.email)).find(({ subject }) => subject.includes('agreed to the refund'))
  expect(told?.text).toContain('“The sign”: $25.00, on ')
  expect(told?.text).not.toContain('$75.00')
})

test('of a tip to a team each reads their own part', async () => {
  const { team, email, dealId } = await transaction(async (tx) => {
    const made = await aTeamPair(tx, [6_000, 4_000])
    const id = await anAgreedDeal(tx, made)
    const milestoneIds = (await milestonesOf(tx, id)).map((one) => one.id)
    await fundMilestones(tx, made.buyer, { dealId: id, milestoneIds })
    for (const milestoneId of milestoneIds) await releaseEarly(tx, made.buyer, { dealId: id, milestoneId })
    return { team: made, email: (await findPerson(tx.db, made.seller.id))?.email ?? '', dealId: id }
  })
  // Later than letters about the same deal wait for one another.
  clock.advanceMs(DAY_MS / 24)
  const tip = { dealId, amountMinor: minor(5_000), formKey: crypto.randomUUID() }
  await transaction((tx) => giveTip(tx, team.buyer, tip))
  const told = (await lettersTo(email)).find(({ subject }) => subject.includes('gave your team a tip'))
  expect(told?.text).toContain(': $50.00, on ')
  expect(told?.text).toContain('$30.00 of it is yours')
  expect(told?.text).not.toContain('The whole of it is yours')
})

test('in a team the others read that one of them delivered, and what is asked of the buyer only the buyer', async () => {
  const { team, dealId, milestoneId } = await transaction(async (tx) => {
    const made = await aTeamPair(tx, [6_000, 4_000])
    await tx.db
      .update(teamMember)
      .set({ role: 'manager' })
      .where(eq(teamMember.memberId, made.others[0]?.id ?? ''))
    const id = await anAgreedDeal(tx, made)
    const [first] = await milestonesOf(tx, id)
    await fundMilestones(tx, made.buyer, { dealId: id, milestoneIds: [first?.id ?? ''] })
    return { team: made, dealId: id, milestoneId: first?.id ?? '' }
  })
  clock.advanceMs(DAY_MS / 24)
  const [mate] = team.others
  if (!mate) throw new Error('The owner is alone')
  await transaction((tx) => deliverWork(tx, mate, { dealId, milestoneId, text: 'Here', files: [] }))
  const linesTo = async (memberId: string) => {
    const rows = await db.select().from(notification).where(eq(notification.memberId, memberId))
    return rows.map(({ line }) => line).filter((line) => line.includes(' delivered'))
  }
  expect(await linesTo(team.buyer.id)).toEqual([
    expect.stringContaining('Look at the work, then accept it or ask for a revision'),
  ])
  expect(await linesTo(team.seller.id)).toEqual([expect.not.stringContaining('accept it')])
})
