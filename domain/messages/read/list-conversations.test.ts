import { expect, test } from 'vitest'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { archiveConversation, listConversations, pinConversation } from '../index.ts'
import { FILTERS } from '../message-rules.ts'
import { aConversation, aMember } from '../testing.ts'

const clock = movableClock(new Date('2030-11-07T09:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

test('behind each conversation of a list stands what comes after it, so that the last of very many are found too', async () => {
  const ann = await transaction((tx) => aMember(tx))
  const begun: string[] = []
  for (let number = 0; number < 10; number++) {
    // Of two each stands at the same moment.
    if (number % 2 === 0) clock.advanceMs(60_000)
    const { conversationId } = await transaction((tx) => aConversation(tx, undefined, ann))
    begun.push(conversationId)
  }
  const [pinned, archived] = [begun.slice(1, 4), begun.slice(5, 8)]
  for (const conversationId of pinned)
    await transaction((tx) => pinConversation(tx, ann, { conversationId, isOn: true }))
  for (const conversationId of archived)
    await transaction((tx) => archiveConversation(tx, ann, { conversationId, isOn: true }))
  const idsOf = async (filter: (typeof FILTERS)[number], after?: string) =>
    (await listConversations(db, ann, { filter, after })).conversations.map(({ id }) => id)
  for (const filter of ['all', 'unread', 'archived'] as const) {
    const all = await idsOf(filter)
    expect(all.length, filter).toBeGreaterThan(2)
    for (const [place, id] of all.entries())
      expect(await idsOf(filter, id), filter).toEqual(all.slice(place + 1))
  }
})

test('nothing stands behind a conversation of somebody else', async () => {
  const { ann, other } = await transaction(async (tx) => ({
    ...(await aConversation(tx)),
    other: await aConversation(tx),
  }))
  const { conversations } = await listConversations(db, ann, { filter: 'all', after: other.conversationId })
  expect(conversations).toEqual([])
})
