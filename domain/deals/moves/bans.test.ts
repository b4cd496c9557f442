import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { banMember, liftBan } from '#domain/accounts/index.ts'
import { context } from '#domain/accounts/testing-account.ts'
import type { MemberActor } from '#domain/actor.ts'
import { operator } from '#domain/actor.ts'
import { enqueue } from '#domain/area.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { toldTo } from '#domain/notifications/testing.ts'
import { offerTeam, takeTeamOver } from '#domain/teams/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Announced } from '#platform/events/events.ts'
import { minor } from '#platform/money/money.ts'
import { deals } from '../area.ts'
import { acceptDeal } from '../agreements/answer-deal.ts'
import { cancelWork } from '../milestones/cancel-work.ts'
import { deliverWork } from '../milestones/deliver-work.ts'
import { fundMilestones } from '../milestones/fund-milestones.ts'
import { giveTip } from '../milestones/give-tip.ts'
import { milestonesHoldWhatTheyShould } from '../milestones/ledger-check.ts'
import { acceptDelivery } from '../milestones/release-milestone.ts'
import { proposeMilestone } from '../requests/ask-other-side.ts'
import { dealEvent, milestone } from '../schema.server.ts'
import {
  anAgreedDeal,
  aPair,
  aProposal,
  aTeamPair,
  milestonesOf,
  type Pair,
  someContent,
} from '../testing.ts'
import { followBan, listOpenDealIds } from './follow-ban.ts'

const time = { now: new Date('2026-05-04T09:00:00Z') }
const heard: Announced[] = []
const { db, transaction: run } = await testDatabase({
  clock: { now: () => time.now },
  hear: (event) => void heard.push(event),
})
const followed = (event: Announced) =>
  event.kind === 'team.happened' ? (deals.reactions?.['team.happened']?.(event) ?? []) : []

const twoParts = someContent({
  milestones: [
    { title: 'Drawing', priceMinor: 10_000, days: 5 },
    { title: 'Carving', priceMinor: 20_000, days: 5 },
  ],
})

const ban = async ({ id: memberId }: MemberActor) => {
  await run((tx) =>
    banMember(
      tx,
      operator,
      { memberId, reason: 'Sold what is not theirs', evidence: '', until: undefined },
      context,
    ),
  )
  await follow(memberId)
}
const lift = async ({ id: memberId }: MemberActor) => {
  await run((tx) => liftBan(tx, operator, { memberId, reason: 'It was a mistake' }, context))
  await follow(memberId)
}
/** Twice, as a job may run. */
async function follow(memberId: string) {
  for (let twice = 0; twice < 2; twice++)
    for (const dealId of await listOpenDealIds(db, memberId)) await run((tx) => followBan(tx, { dealId }))
}

/** Paid for, the first part of two; later than the hours in which the buyer may cancel anyway. */
async function paidDeal(): Promise<Pair & { dealId: string; parts: string[] }> {
  const made = await run(async (tx) => {
    const pair = await aPair(tx)
    const dealId = await anAgreedDeal(tx, pair, twoParts)
    const parts = (await milestonesOf(tx, dealId)).map(({ id }) => id)
    await fundMilestones(tx, pair.buyer, { dealId, milestoneIds: parts.slice(0, 1) })
    return { ...pair, dealId, parts }
  })
  time.now = new Date(time.now.getTime() + 2 * 3_600_000)
  return made
}

const kindsOf = async (dealId: string) =>
  (await db.select().from(dealEvent).where(eq(dealEvent.dealId, dealId))).map(({ kind }) => kind)
const partOf = async (id: string) => (await db.select().from(milestone).where(eq(milestone.id, id)))[0]
const banned = (actor: MemberActor): MemberActor => ({ ...actor, state: 'banned' })

test('the other side is told of a ban and of its end, once each', async () => {
  const { buyer, seller, dealId } = await paidDeal()
  await ban(seller)
  await lift(seller)
  await ban(seller)
  expect((await kindsOf(dealId)).filter((kind) => kind.startsWith('seller-'))).toEqual([
    'seller-banned',
    'seller-back',
    'seller-banned',
  ])
  const told = (await toldTo(db, buyer.id)).map(({ line }) => line)
  expect(told.filter((line) => line.startsWith('The seller of your deal was banned'))).toHaveLength(2)
  expect(told.filter((line) => line.startsWith('The seller of your deal is back'))).toHaveLength(1)
})

test('a deal of a team follows the ban of whoever owns the team now, and not of the one who sold it', async () => {
  const deal = await run(async (tx) => {
    const team = await aTeamPair(tx, [6_000, 4_000])
    return { ...team, dealId: await aProposal(tx, team, { teamId: team.teamId }) }
  })
  const { seller, buyer, dealId, teamId } = deal
  const [next] = deal.others as [MemberActor]
  await ban(seller)
  const accept = () => run((tx) => acceptDeal(tx, buyer, { dealId, version: 1 }))
  await expect(accept()).rejects.toThrow('The other side is banned')
  await run((tx) => offerTeam(tx, banned(seller), { teamId, memberId: next.id }))
  await run((tx) => takeTeamOver(tx, next, { teamId }))
  expect(heard.flatMap(followed)).toEqual([enqueue({ job: 'deals.follow-ban', data: { memberId: next.id } })])
  await follow(next.id)
  expect((await kindsOf(dealId)).filter((kind) => kind.startsWith('seller-'))).toEqual([
    'seller-banned',
    'seller-back',
  ])
  await accept()
  await ban(next)
  expect((await kindsOf(dealId)).at(-1)).toBe('seller-banned')
})

test('no new money goes into a deal of somebody who is banned, whoever wants to pay', async () => {
  for (const side of ['seller', 'buyer'] as const) {
    const deal = await paidDeal()
    const { dealId, parts, buyer } = deal
    await ban(deal[side])
    const payer = side === 'buyer' ? banned(buyer) : buyer
    const fund = run((tx) => fundMilestones(tx, payer, { dealId, milestoneIds: parts.slice(1) }))
    await expect(fund).rejects.toThrow('no new money goes in')
    const more = { dealId, title: 'More', priceMinor: minor(5_000), days: 2, reason: 'More of it' }
    await expect(run((tx) => proposeMilestone(tx, payer, more))).rejects.toThrow('no new money goes in')
  }
})

test('a tip to somebody who was banned is refused, and so is a new agreement with them', async () => {
  const { buyer, seller, dealId } = await run(async (tx) => {
    const pair = await aPair(tx)
    const id = await anAgreedDeal(tx, pair)
    const [part] = await milestonesOf(tx, id)
    await fundMilestones(tx, pair.buyer, { dealId: id, milestoneIds: [part?.id ?? ''] })
    await deliverWork(tx, pair.seller, { dealId: id, milestoneId: part?.id ?? '', text: 'Here', files: [] })
    await acceptDelivery(tx, pair.buyer, { dealId: id, milestoneId: part?.id ?? '' })
    return { ...pair, dealId: id }
  })
  const proposed = await run((tx) => aProposal(tx, { buyer, seller }))
  await ban(seller)
  const tip = run((tx) => giveTip(tx, buyer, { dealId, amountMinor: minor(500), formKey: 'one' }))
  await expect(tip).rejects.toThrow('no new money goes in')
  const accept = run((tx) => acceptDeal(tx, buyer, { dealId: proposed, version: 1 }))
  await expect(accept).rejects.toThrow('nothing new begins')
})

test('the buyer of a banned seller leaves at once, without fault and with all of the money', async () => {
  const { buyer, seller, dealId, parts } = await paidDeal()
  const [milestoneId = ''] = parts
  const leave = () => run((tx) => cancelWork(tx, buyer, { dealId, milestoneId, reason: 'They are banned' }))
  await expect(leave()).rejects.toThrow('free time')
  await ban(seller)
  await leave()
  expect(await partOf(milestoneId)).toMatchObject({ state: 'refunded', fault: 'neither', earnedMinor: 0n })
  expect(await findingsOf({ transaction: run }, [milestonesHoldWhatTheyShould])).toEqual([])
})

test('the seller of a banned buyer leaves without fault as well', async () => {
  const { buyer, seller, dealId, parts } = await paidDeal()
  const [milestoneId = ''] = parts
  await ban(buyer)
  await run((tx) => cancelWork(tx, seller, { dealId, milestoneId, reason: 'They are banned' }))
  expect(await partOf(milestoneId)).toMatchObject({ state: 'refunded', fault: 'neither' })
})

test('the banned may deliver, and what was delivered is accepted, not taken back', async () => {
  const { buyer, seller, dealId, parts } = await paidDeal()
  const [milestoneId = ''] = parts
  await ban(seller)
  await run((tx) => deliverWork(tx, banned(seller), { dealId, milestoneId, text: 'Here', files: [] }))
  const leave = run((tx) => cancelWork(tx, buyer, { dealId, milestoneId, reason: 'They are banned' }))
  await expect(leave).rejects.toThrow('free time')
  await run((tx) => acceptDelivery(tx, buyer, { dealId, milestoneId }))
  expect(await partOf(milestoneId)).toMatchObject({ state: 'released' })
})

test('the banned themselves leave as ever: with the fault', async () => {
  const { seller, dealId, parts } = await paidDeal()
  const [milestoneId = ''] = parts
  await ban(seller)
  await run((tx) => cancelWork(tx, banned(seller), { dealId, milestoneId, reason: 'I can’t' }))
  expect(await partOf(milestoneId)).toMatchObject({ fault: 'seller' })
})
