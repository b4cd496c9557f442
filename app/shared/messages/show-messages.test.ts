import { expect, test } from 'vitest'
import { deleteMessage, readMessages, sendMessage } from '#domain/messages/index.ts'
import { hideMessage } from '#domain/messages/moderation/hide-message.ts'
import { aConversation, said } from '#domain/messages/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { showMessages } from './show-messages.server.ts'

const { db, transaction } = await testDatabase()

test('a quote says who took the quoted message away: its writer, or the moderators', async () => {
  const { ann, bob, conversationId } = await transaction((tx) => aConversation(tx))
  const send = (who: typeof ann, text: string, replyTo?: number) =>
    transaction((tx) => sendMessage(tx, who, { conversationId, ...said(text, replyTo ? { replyTo } : {}) }))
  await send(ann, 'Something rude')
  await send(bob, 'Why so?', 1)
  await send(bob, 'Mind your words', 2)
  await transaction((tx) => deleteMessage(tx, ann, { conversationId, number: 1 }))
  await transaction((tx) => hideMessage(tx, { conversationId, number: 2, why: 'Be kind to one another.' }))
  const { messages } = await readMessages(db, conversationId)
  const looker = {
    db,
    viewer: bob,
    timeZone: 'UTC',
    now: new Date(),
    currency: 'USD',
    origin: 'https://hall.test',
  }
  const shown = await showMessages(looker, messages)
  expect(shown.flatMap(({ quoted }) => quoted?.text ?? [])).toEqual([
    'took this message back',
    'wrote a message that the moderators hid',
  ])
})
