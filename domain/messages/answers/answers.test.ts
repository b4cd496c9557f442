import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { banMember } from '#domain/accounts/index.ts'
import { context } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor, type MemberActor } from '#domain/actor.ts'
import { aTeamPair } from '#domain/deals/testing.ts'
import { findReputation } from '#domain/reputation/index.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import {
  countAnswers,
  deleteMessage,
  exemptQuestion,
  findConversation,
  isAnswerDue,
  sendMessage,
  writeToTeam,
} from '../index.ts'
import { hideMessage } from '../moderation/hide-message.ts'
import { aConversation, aMember, said } from '../testing.ts'

const START = new Date('2030-03-01T08:00:00Z').getTime()
const HOUR = 3_600_000
const clock = movableClock(new Date(START))
const { db, transaction } = await testDatabase({ clock })

/** A seller whom strangers ask, each answered after so many hours, or never. */
async function asked(...hours: (number | null)[]) {
  const seller = await transaction((tx) => aMember(tx))
  const talks: string[] = []
  for (const after of hours) {
    clock.set(new Date(START))
    const { conversationId } = await transaction((tx) => aConversation(tx, undefined, seller))
    talks.push(conversationId)
    if (after === null) continue
    clock.set(new Date(START + after * HOUR))
    await answer(seller, conversationId)
  }
  return { seller, talks }
}

const answer = (seller: MemberActor, conversationId: string) =>
  transaction((tx) => sendMessage(tx, seller, { conversationId, ...said('Yes, gladly') }))

const exempt = (seller: MemberActor, conversationId: string) =>
  transaction((tx) => exemptQuestion(tx, seller, { conversationId }))

/** Whether the seller sees that an answer is due, and may say that none is needed. */
async function isDue(seller: MemberActor, conversationId: string) {
  const found = await findConversation(db, conversationId, seller)
  return found && isAnswerDue(db, found.conversation, seller.id, clock.now())
}

async function figuresAfter(hours: number, { id: memberId }: MemberActor) {
  clock.set(new Date(START + hours * HOUR))
  await transaction((tx) => countAnswers(tx, clockActor, { memberId }))
  const { responseMinutes, figures } = await findReputation(db, memberId)
  return { minutes: responseMinutes, rate: figures.responseBasisPoints }
}

test('the median of first answers to strangers is shown, and the share that came in time', async () => {
  const { seller } = await asked(1, 2, 10, 60, null)
  expect(await figuresAfter(72, seller)).toEqual({ minutes: 360, rate: 6_000 })
})

test('a second answer changes nothing, nor does what the stranger adds', async () => {
  const { seller, talks } = await asked(1, 1, 1)
  clock.set(new Date(START + 40 * HOUR))
  await answer(seller, talks[0] ?? '')
  expect(await figuresAfter(50, seller)).toEqual({ minutes: 60, rate: 10_000 })
})

test('of few nothing is said, and silence counts only when an answer was due', async () => {
  expect(await figuresAfter(72, (await asked(1, 1)).seller)).toEqual({ minutes: null, rate: null })
  const { seller } = await asked(1, 1, 1, null)
  expect((await figuresAfter(24, seller)).rate).toBe(10_000)
  expect((await figuresAfter(49, seller)).rate).toBe(7_500)
})

test('what needs no answer counts neither way', async () => {
  const { seller, talks } = await asked(1, 1, 1, null)
  const conversationId = talks[3] ?? ''
  clock.set(new Date(START + 48 * HOUR))
  expect(await isDue(seller, conversationId)).toBe(true)
  await exempt(seller, conversationId)
  expect(await isDue(seller, conversationId)).toBe(false)
  await exempt(seller, conversationId)
  expect((await figuresAfter(72, seller)).rate).toBe(10_000)
})

test('what was left lying for longer than an answer has can’t be said to have needed none', async () => {
  const { seller, talks } = await asked(1, 1, 1, null)
  const conversationId = talks[3] ?? ''
  clock.set(new Date(START + 48 * HOUR + 1))
  expect(await isDue(seller, conversationId)).toBe(false)
  await expect(exempt(seller, conversationId)).rejects.toThrow('An answer was due within 48 hours')
  expect(await figuresAfter(72, seller)).toEqual({ minutes: 60, rate: 7_500 })
  await answer(seller, conversationId)
  await exempt(seller, conversationId)
  expect(await figuresAfter(72, seller)).toEqual({ minutes: 60, rate: 7_500 })
})

test('what can’t be answered counts neither way: words that were taken back or hidden, and those of who is banned', async () => {
  const { seller } = await asked(1, 1, 1)
  const admin = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))
  clock.set(new Date(START))
  const ends: ((conversationId: string, asker: MemberActor) => Promise<unknown>)[] = [
    (conversationId, asker) => transaction((tx) => deleteMessage(tx, asker, { conversationId, number: 1 })),
    (conversationId) =>
      transaction((tx) => hideMessage(tx, { conversationId, number: 1, why: 'It threatens somebody.' })),
    (_, { id: memberId }) =>
      transaction((tx) =>
        banMember(tx, admin, { memberId, reason: 'Spam', evidence: 'Many', until: undefined }, context),
      ),
  ]
  for (const end of ends) {
    const { ann, conversationId } = await transaction((tx) => aConversation(tx, undefined, seller))
    await end(conversationId, ann)
    expect(await isDue(seller, conversationId)).toBe(false)
  }
  expect((await figuresAfter(72, seller)).rate).toBe(10_000)
})

test('a stranger who takes back one of several messages still waits for an answer', async () => {
  clock.set(new Date(START))
  const { ann, bob, conversationId } = await transaction((tx) => aConversation(tx))
  const { number } = await transaction((tx) =>
    sendMessage(tx, ann, { conversationId, ...said('Are you there?') }),
  )
  await transaction((tx) => deleteMessage(tx, ann, { conversationId, number }))
  expect(await isDue(bob, conversationId)).toBe(true)
})

test('after ninety days nothing is left to count', async () => {
  const { seller } = await asked(1, 1, 1)
  expect((await figuresAfter(72, seller)).minutes).toBe(60)
  expect(await figuresAfter(91 * 24, seller)).toEqual({ minutes: null, rate: null })
})

test('a team has a median of its own: whoever of it answers first, and nothing of it is a figure of its people', async () => {
  const { seller, others, teamId } = await transaction((tx) => aTeamPair(tx, [6_000, 4_000]))
  await transaction((tx) =>
    tx.db.execute(
      sql`update team_member set role = 'manager' where member_id = ${others[0]?.id ?? ''}::uuid`,
    ),
  )
  for (const [place, hours] of [1, 2, 30].entries()) {
    clock.set(new Date(START))
    const asker = await transaction((tx) => aMember(tx))
    const sent = await transaction((tx) => writeToTeam(tx, asker, { teamId, ...said(`Question ${place}`) }))
    if (!('number' in sent)) throw new Error('The words were not sent')
    clock.set(new Date(START + hours * HOUR))
    await answer(place % 2 === 0 ? seller : (others[0] ?? seller), sent.conversationId)
  }
  await transaction((tx) => countAnswers(tx, clockActor, { memberId: teamId }))
  expect(await findReputation(db, teamId)).toMatchObject({
    responseMinutes: 120,
    figures: { responseBasisPoints: 10_000 },
  })
  expect(await figuresAfter(31, seller)).toEqual({ minutes: null, rate: null })
})
