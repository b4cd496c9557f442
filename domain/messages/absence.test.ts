import { expect, test } from 'vitest'
import type { MemberActor } from '#domain/actor.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import {
  endAbsence,
  findAbsences,
  findUnread,
  readMessages,
  sendMessage,
  setAbsence,
  writeToMember,
} from './index.ts'
import { aConversation, aMember, said } from './testing.ts'

const start = new Date('2030-01-07T10:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock })

const away = (who: MemberActor, from: string | undefined, until: string, words = 'Back on Monday.') =>
  transaction((tx) => setAbsence(tx, who, { from, until, words, timeZone: 'Europe/Berlin' }))
const send = (actor: MemberActor, conversationId: string, text: string) =>
  transaction((tx) => sendMessage(tx, actor, { conversationId, ...said(text) }))
const heard = async (conversationId: string) =>
  (await readMessages(db, conversationId)).messages.map(({ text, voice }) => [text, voice])

test('who is away answers once a conversation, and the answer is to be read', async () => {
  clock.set(start)
  const { ann, bob, conversationId } = await transaction((tx) => aConversation(tx))
  await away(bob, undefined, '2030-01-12')
  await send(ann, conversationId, 'Are you there?')
  await send(ann, conversationId, 'Hello?')
  expect(await heard(conversationId)).toEqual([
    ['Good morning', 'person'],
    ['Are you there?', 'person'],
    ['Back on Monday.', 'absence'],
    ['Hello?', 'person'],
  ])
  expect(await findUnread(db, bob.id)).toBe(1)
  const other = await transaction((tx) => aConversation(tx, undefined, bob))
  expect(await heard(other.conversationId)).toContainEqual(['Back on Monday.', 'absence'])
  expect(await findUnread(db, other.ann.id)).toBe(1)
})

test('before the first day, after the last and once it is ended nothing is answered', async () => {
  clock.set(start)
  const { ann, bob, conversationId } = await transaction((tx) => aConversation(tx))
  await away(bob, '2030-01-08', '2030-01-09')
  await send(ann, conversationId, 'before')
  clock.set(new Date('2030-01-09T23:00:00Z'))
  expect(await findAbsences(db, [bob.id], clock.now())).toEqual([])
  await send(ann, conversationId, 'after')
  await away(bob, '2030-01-10', '2030-01-12')
  await transaction((tx) => endAbsence(tx, bob))
  await send(ann, conversationId, 'ended')
  expect(await heard(conversationId)).toHaveLength(4)
  clock.set(new Date('2030-01-10T01:00:00Z'))
  await away(bob, '2030-01-10', '2030-01-12')
  await send(ann, conversationId, 'away')
  expect(await heard(conversationId)).toHaveLength(6)
})

test('two who are away do not answer one another for ever, and two at once do not wait crosswise', async () => {
  clock.set(start)
  const { ann, bob, conversationId } = await transaction((tx) => aConversation(tx))
  for (const who of [ann, bob]) await away(who, undefined, '2030-01-12', `Away: ${who.id}`)
  await Promise.all([send(ann, conversationId, 'one'), send(bob, conversationId, 'two')])
  expect(await heard(conversationId)).toHaveLength(5)
})

test('days that are over, turned round or far away are refused', async () => {
  clock.set(start)
  const bob = await transaction((tx) => aMember(tx))
  await expect(away(bob, undefined, '2030-01-06')).rejects.toThrow('is over')
  await expect(away(bob, '2030-01-12', '2030-01-11')).rejects.toThrow('before the first')
  await expect(away(bob, undefined, '2031-01-11')).rejects.toThrow('180 days')
})

test('words left for an absence that speak of paying outside carry the calm line', async () => {
  clock.set(start)
  const { ann, bob } = await transaction(async (tx) => ({ ann: await aMember(tx), bob: await aMember(tx) }))
  await away(bob, undefined, '2030-01-12', 'Pay me by bank transfer meanwhile')
  const sent = await transaction((tx) => writeToMember(tx, ann, { toId: bob.id, ...said('Hello') }))
  const { messages } = await readMessages(db, 'number' in sent ? sent.conversationId : '')
  expect(messages.at(-1)).toMatchObject({ voice: 'absence', care: ['payment'] })
})
