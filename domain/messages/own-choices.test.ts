import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { type MemberActor, visitor } from '#domain/actor.ts'
import { listSeenOnline } from '#domain/areas.ts'
import { anAgreedDeal, aTeamPair } from '#domain/deals/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import {
  addQuickReply,
  changeQuickReply,
  chooseMarks,
  exportMessageChoices,
  exportMessages,
  fillName,
  findPresence,
  listFilesSentBy,
  listQuickReplies,
  removeQuickReply,
  writeInDeal,
} from './index.ts'
import { conversationMember } from './schema.server.ts'
import { aFile, aMember, said } from './testing.ts'

const { db, transaction } = await testDatabase()

async function allOf(given: AsyncIterable<unknown>): Promise<unknown[]> {
  const taken: unknown[] = []
  for await (const one of given) taken.push(one)
  return taken
}

test('who hides whether they are here is seen by nobody, and sees nobody', async () => {
  const [ann, bob] = await transaction(async (tx) => {
    const both = [await aMember(tx), await aMember(tx)] as const
    for (const { id } of both) await makeSession(tx, id)
    return both
  })
  const now = new Date()
  const seen = async () =>
    Promise.all([
      findPresence(db, ann, [bob.id], now).then((found) => found.has(bob.id)),
      findPresence(db, bob, [ann.id], now).then((found) => found.has(ann.id)),
      findPresence(db, visitor, [bob.id], now).then((found) => found.has(bob.id)),
      listSeenOnline(db, new Date(now.getTime() - 60_000)).then((ids) => ids.includes(bob.id)),
    ])
  expect(await seen()).toEqual([true, true, true, true])
  await transaction((tx) => chooseMarks(tx, bob, { showsPresence: false, showsReadMarks: true }))
  expect(await seen()).toEqual([false, false, false, false])
})

test('twenty quick replies are kept, in their order, with the other’s name filled in', async () => {
  const [ann, bob] = await transaction(async (tx) => [await aMember(tx), await aMember(tx)])
  const add = (text: string) => transaction((tx) => addQuickReply(tx, ann, { text }))
  for (let place = 0; place < 19; place++) await add(`Hello {name}, ${place}`)
  const both = await Promise.allSettled([add('one more'), add('and another')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(add('one too many')).rejects.toThrow(Conflict)
  const [first, second] = await listQuickReplies(db, ann.id)
  expect(fillName(first?.text ?? '', '$& Noor')).toBe('Hello $& Noor, 0')
  const id = second?.id ?? ''
  await expect(transaction((tx) => changeQuickReply(tx, bob, { id, text: 'forged' }))).rejects.toThrow(
    NotFound,
  )
  await transaction((tx) => removeQuickReply(tx, bob, { id }))
  await transaction((tx) => changeQuickReply(tx, ann, { id, text: 'Changed' }))
  expect((await listQuickReplies(db, ann.id))[1]?.text).toBe('Changed')
  await transaction((tx) => removeQuickReply(tx, ann, { id }))
  expect(await allOf(exportMessageChoices(db, ann.id))).toHaveLength(1 + 19)
})

test('who left a team takes along what they said for it, and finds the files that they sent by their id', async () => {
  const { buyer, seller, dealId } = await transaction(async (tx) => {
    const team = await aTeamPair(tx, [7_000, 3_000])
    return { ...team, dealId: await anAgreedDeal(tx, team) }
  })
  const write = (who: MemberActor, text: string, files: ReturnType<typeof aFile>[] = []) =>
    transaction((tx) => writeInDeal(tx, who, { dealId, ...said(text, { files }) }))
  await write(buyer, 'What do you need?')
  const { conversationId } = await write(seller, 'Here is the plan', [aFile('plan.pdf')])
  await db
    .delete(conversationMember)
    .where(
      and(eq(conversationMember.conversationId, conversationId), eq(conversationMember.memberId, seller.id)),
    )
  const [file] = await listFilesSentBy(db, seller.id)
  expect(await allOf(exportMessages(db, seller.id))).toMatchObject([
    { from: 'me', text: 'Here is the plan', dealId, files: [{ id: file?.id, name: 'plan.pdf' }] },
  ])
  expect(await allOf(exportMessages(db, buyer.id))).toMatchObject([
    { from: 'me', files: [] },
    { text: 'Here is the plan', files: [{ name: 'plan.pdf' }] },
  ])
})
