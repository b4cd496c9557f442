import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { member } from '#domain/accounts/schema.server.ts'
import { context } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import {
  countWarnings,
  decideCase,
  findUnreadWarning,
  readMessages,
  searchMessages,
  writeToMember,
} from '#domain/messages/index.ts'
import type { CaseDecision } from '#domain/messages/moderation/case-rules.ts'
import { messageFlag } from '#domain/messages/schema.server.ts'
import { aConversation, aReport, said } from '#domain/messages/testing.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Forbidden, NotFound } from '#platform/errors/errors.ts'
import type { AppealOutcome } from './appeal-rules.ts'
import { decideAppeal, findOwnAppeal, sendAppeal } from './index.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const WORDS = 'It was a joke between the two of us: please ask them.'

beforeEach(() => db.update(member).set({ role: 'member' }))

const staff = async (role: 'admin' | 'moderator' = 'moderator') =>
  actorOf(await transaction((tx) => makeMember(tx, { role })))

/** A message of Ann's that Bob reported, decided by somebody. */
async function decided(decision: CaseDecision) {
  const [one, other] = [await staff(), await staff()]
  const { conversationId, ann, bob } = await transaction((tx) => aConversation(tx))
  const flagId = await transaction((tx) => aReport(tx, bob, { conversationId, number: 1 }))
  const how = { flagId, decision, words: 'Be kind to one another, please.', days: 7 }
  await transaction((tx) => decideCase(tx, one, how, context))
  return { one, other, ann, bob, conversationId, flagId }
}
type Decided = Awaited<ReturnType<typeof decided>>

const appeal = ({ ann, flagId }: Pick<Decided, 'ann' | 'flagId'>) =>
  transaction((tx) =>
    sendAppeal(tx, ann, { kind: 'message', decisionId: flagId, appeal: WORDS, files: [] }, context),
  )
const decide = (by: MemberActor, number: number, outcome: AppealOutcome = 'lifted') =>
  transaction((tx) =>
    decideAppeal(tx, by, { number, outcome, reason: 'We have read it again', days: 3 }, context),
  )
const firstOf = async (conversationId: string) => (await readMessages(db, conversationId)).messages[0]

test('a warning is withdrawn when the appeal is lifted: it is neither read nor counted any more', async () => {
  const about = await decided('warn')
  const { number } = await appeal(about)
  await expect(decide(about.one, number)).rejects.toBeInstanceOf(Forbidden)
  await decide(about.other, number)
  expect(await findUnreadWarning(db, about.ann.id)).toBeUndefined()
  expect((await countWarnings(db, about.ann.id)).count).toBe(0)
})

test('a message that was hidden says again what it said, to both and to their search', async () => {
  const about = await decided('hide')
  const { conversationId, ann, bob } = about
  expect(await firstOf(conversationId)).toMatchObject({
    text: '',
    hiddenWhy: 'Be kind to one another, please.',
  })
  expect(await searchMessages(db, bob, 'morning')).toEqual([])
  await decide(about.other, (await appeal(about)).number)
  const again = { text: 'Good morning', hiddenWhy: null, deletedAt: null }
  expect(await firstOf(conversationId)).toMatchObject(again)
  for (const who of [ann, bob]) expect(await searchMessages(db, who, 'morning')).toHaveLength(1)
})

test('who was stopped begins conversations again at once, and stays stopped where the decision stays', async () => {
  const [lifted, upheld] = [await decided('stop'), await decided('stop')]
  const someone = await transaction(async (tx) => (await makeMember(tx)).id)
  const write = (who: MemberActor) =>
    transaction((tx) => writeToMember(tx, who, { toId: someone, ...said('Good morning') }))
  await expect(write(lifted.ann)).rejects.toThrow('You can’t begin new conversations')
  await decide(lifted.other, (await appeal(lifted)).number)
  await decide(upheld.other, (await appeal(upheld)).number, 'upheld')
  await write(lifted.ann)
  await expect(write(upheld.ann)).rejects.toThrow('You can’t begin new conversations')
})

test('only the writer appeals, once; nothing found and a ban are not appealed here; nobody reads who reported it', async () => {
  const about = await decided('warn')
  await expect(appeal({ ...about, ann: about.bob })).rejects.toBeInstanceOf(NotFound)
  const asked = { kind: 'message', decisionId: about.flagId } as const
  const { decision } = await findOwnAppeal(db, about.ann, asked, context.settings)
  const [flag] = await db.select().from(messageFlag).where(eq(messageFlag.id, about.flagId))
  expect(JSON.stringify(decision)).not.toContain(flag?.found)
  await appeal(about)
  await expect(appeal(about)).rejects.toThrow('You have appealed already')
  for (const decision of ['dismiss', 'ban'] as const)
    await expect(appeal(await decided(decision))).rejects.toBeInstanceOf(NotFound)
})

test('of staff who talk there themselves nobody decides about the appeal, whatever they would decide', async () => {
  const about = await decided('warn')
  const { number } = await appeal(about)
  await db.update(member).set({ role: 'moderator' }).where(eq(member.id, about.bob.id))
  const bob = { ...about.bob, role: 'moderator' } as const
  await expect(decide(bob, number, 'upheld')).rejects.toThrow('You are in this conversation yourself')
})
