import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ChannelChoices } from '#domain/accounts/index.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import {
  changeDelivery,
  findNotificationBox,
  listKindsOf,
  listNotifications,
  markNotificationsRead,
  subscribeToPush,
} from '#domain/notifications/index.ts'
import { gatherLetter } from '#domain/notifications/mail/gather-letter.ts'
import { pushesTo, toldTo } from '#domain/notifications/testing.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Announced } from '#platform/events/events.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { makeBrowserKeys } from '#platform/push/testing.ts'
import { archiveConversation, markRead, muteConversation, sendMessage, writeToMember } from './index.ts'
import { said } from './testing.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const clock = movableClock(new Date('2030-03-01T10:00:00Z'))
const heard: Announced[] = []
const { db, transaction } = await testDatabase({ clock, hear: (event) => void heard.push(event) })

async function someone(displayName: string) {
  const person = await transaction((tx) => makeMember(tx, { displayName, emailVerifiedAt: tx.now }))
  return { actor: actorOf(person), id: person.id, email: person.email }
}
async function write(from: MemberActor, toId: string, text = 'A secret word'): Promise<string> {
  const sent = await transaction((tx) => writeToMember(tx, from, { toId, ...said(text) }))
  if (!('number' in sent)) throw new Error('The words were not sent')
  return sent.conversationId
}
const lettersTo = (to: string) => db.select().from(mailMessage).where(eq(mailMessage.to, to))
const subjectsTo = async (to: string) => (await lettersTo(to)).map(({ subject }) => subject)
const gatherAfter = async (ms: number, memberId: string) => {
  clock.advanceMs(ms)
  await transaction((tx) => gatherLetter(tx, memberId))
}

test('what stays unread for ten minutes leads to one letter for all conversations, without their words', async () => {
  const [ann, cy, bob] = [await someone('Ann Lee'), await someone('Cy Poe'), await someone('Bob')]
  const conversationId = await write(ann.actor, bob.id)
  await transaction((tx) => sendMessage(tx, ann.actor, { conversationId, ...said('And one more') }))
  expect(heard).toContainEqual({
    kind: 'notifications.letter-planned',
    memberId: bob.id,
    at: new Date(clock.now().getTime() + 10 * MINUTE_MS).toISOString(),
  })
  await gatherAfter(9 * MINUTE_MS, bob.id)
  expect(await lettersTo(bob.email)).toEqual([])
  await write(cy.actor, bob.id)
  await gatherAfter(MINUTE_MS, bob.id)
  const [letter, ...more] = await lettersTo(bob.email)
  expect(more).toEqual([])
  expect(letter?.subject).toBe('2 conversations wait for you')
  expect(letter?.text).toMatch(/Ann Lee”\s+2 unread messages[\s\S]+Cy Poe”\s+1 unread message/)
  expect(letter?.text).toContain('/my/messages?show=unread')
  expect(`${letter?.subject} ${letter?.text} ${letter?.html}`).not.toMatch(/secret word|one more/)
  await gatherAfter(10 * MINUTE_MS, bob.id)
  expect(await lettersTo(bob.email)).toHaveLength(1)
})

test('reading makes the letter unsent, and so do putting away and muting', async () => {
  const [ann, bob] = [await someone('Ann'), await someone('Bob')]
  const conversationId = await write(ann.actor, bob.id)
  const again = () =>
    transaction((tx) => sendMessage(tx, ann.actor, { conversationId, ...said('Once more') }))
  await transaction((tx) => markRead(tx, bob.actor, { conversationId, upTo: 1 }))
  await gatherAfter(20 * MINUTE_MS, bob.id)
  await again()
  await transaction((tx) => archiveConversation(tx, bob.actor, { conversationId, isOn: true }))
  await gatherAfter(20 * MINUTE_MS, bob.id)
  await again()
  await transaction((tx) => muteConversation(tx, bob.actor, { conversationId, for: 'an hour' }))
  await again()
  await gatherAfter(20 * MINUTE_MS, bob.id)
  expect(await lettersTo(bob.email)).toEqual([])
  clock.advanceMs(60 * MINUTE_MS)
  await again()
  await gatherAfter(10 * MINUTE_MS, bob.id)
  expect(await subjectsTo(bob.email)).toEqual(['Ann: 3 unread messages'])
})

test('who has read only some of it is still told of the rest', async () => {
  const [ann, bob] = [await someone('Ann'), await someone('Bob')]
  const conversationId = await write(ann.actor, bob.id)
  await transaction((tx) => sendMessage(tx, ann.actor, { conversationId, ...said('Later') }))
  await transaction((tx) => markRead(tx, bob.actor, { conversationId, upTo: 1 }))
  await gatherAfter(10 * MINUTE_MS, bob.id)
  expect(await lettersTo(bob.email)).toHaveLength(1)
})

test('of a conversation that stays unread there is one letter a day, and at once again after it was read', async () => {
  const [ann, bob] = [await someone('Ann'), await someone('Bob')]
  const conversationId = await write(ann.actor, bob.id)
  const again = () => transaction((tx) => sendMessage(tx, ann.actor, { conversationId, ...said('Hello?') }))
  await gatherAfter(10 * MINUTE_MS, bob.id)
  await again()
  await gatherAfter(30 * MINUTE_MS, bob.id)
  await again()
  await gatherAfter(30 * MINUTE_MS, bob.id)
  expect(await lettersTo(bob.email)).toHaveLength(1)
  await gatherAfter(DAY_MS, bob.id)
  expect(await lettersTo(bob.email)).toHaveLength(2)
  await transaction((tx) => markRead(tx, bob.actor, { conversationId, upTo: 3 }))
  await again()
  await gatherAfter(10 * MINUTE_MS, bob.id)
  expect(await lettersTo(bob.email)).toHaveLength(3)
})

test('the letter comes at the hour that its reader chose, or not at all', async () => {
  const [ann, daily, never] = [await someone('Ann'), await someone('Bob'), await someone('Cy')]
  const origin = { address: '203.0.113.9', device: 'Firefox' }
  const choose = (who: typeof ann, channels: ChannelChoices, dailyHour: number | null) =>
    transaction((tx) =>
      changeDelivery(tx, who.actor, { channels, delivery: { dailyHour, quiet: null } }, { origin }),
    )
  await choose(daily, {}, 7)
  await choose(never, { messages: { email: false } }, null)
  for (const { id } of [daily, never]) await write(ann.actor, id)
  for (const { id } of [daily, never]) await gatherAfter(15 * MINUTE_MS, id)
  expect(await lettersTo(daily.email)).toEqual([])
  const [told] = await toldTo(db, daily.id)
  expect(told?.mailDueAt?.toISOString()).toMatch(/T07:00:00/)
  for (const { id } of [daily, never]) await gatherAfter(DAY_MS, id)
  expect(await subjectsTo(daily.email)).toEqual(['Ann: 1 unread message'])
  expect(await lettersTo(never.email)).toEqual([])
})

test('messages are counted in the head alone: they have no line and no tab, and reading the list does not read them', async () => {
  const [ann, bob] = [await someone('Ann'), await someone('Bob')]
  await write(ann.actor, bob.id)
  expect(await listNotifications(db, { memberId: bob.id, most: 10 })).toEqual([])
  expect(await listKindsOf(db, bob.id)).toEqual([])
  expect(await findNotificationBox(db, bob.id)).toEqual({ unread: 0, lastNumber: 1 })
  await transaction((tx) => markNotificationsRead(tx, bob.actor, { upTo: 1 }))
  expect(await toldTo(db, bob.id)).toMatchObject([{ kind: 'messages', title: 'Ann', readAt: null }])
  await gatherAfter(10 * MINUTE_MS, bob.id)
  expect(await subjectsTo(bob.email)).toEqual(['Ann: 1 unread message'])
})

test('a push waits a moment for whoever has the conversation open, and replaces the one before', async () => {
  const [ann, bob] = [await someone('Ann'), await someone('Bob')]
  const { id: sessionId } = await transaction((tx) => makeSession(tx, bob.id))
  const endpoint = 'https://push.example/bob'
  const services = ['https://push.example']
  const browser = { endpoint, ...makeBrowserKeys().keys }
  await transaction((tx) => subscribeToPush(tx, bob.actor, browser, { sessionId, services }))
  const conversationId = await write(ann.actor, bob.id)
  await transaction((tx) => sendMessage(tx, ann.actor, { conversationId, ...said('More') }))
  const pushes = await pushesTo(db, bob.id)
  expect(pushes.map(({ number }) => number).toSorted()).toEqual([1, 2])
  const inAMoment = new Date(clock.now().getTime() + 3_000).toISOString()
  for (const { id } of pushes)
    expect(heard).toContainEqual({ kind: 'push.queued', pushId: id, at: inAMoment })
  expect((await toldTo(db, bob.id)).map(({ number }) => number)).toEqual([2])
})

test('reading and telling at the same moment never leave a letter about what was read', async () => {
  const [ann, bob] = [await someone('Ann'), await someone('Bob')]
  const conversationId = await write(ann.actor, bob.id)
  for (let upTo = 2; upTo < 12; upTo++)
    await Promise.all([
      transaction((tx) => sendMessage(tx, ann.actor, { conversationId, ...said('Again') })),
      transaction((tx) => markRead(tx, bob.actor, { conversationId, upTo: upTo - 1 })),
    ])
  await transaction((tx) => markRead(tx, bob.actor, { conversationId, upTo: 11 }))
  expect((await toldTo(db, bob.id)).filter(({ readAt }) => readAt === null)).toEqual([])
})
