import { expect, test } from 'vitest'
import { reactWith } from '#domain/react.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { readMessages } from '../read/read-messages.ts'
import { aConversation, aFile, said } from '../testing.ts'
import { sendMessage } from './send-message.ts'

const { db, transaction } = await testDatabase({
  react: reactWith({ enqueue: () => Promise.resolve() }, testDesk()),
})

test('a message that came without its files is not the one that comes with them', async () => {
  const { ann, conversationId } = await transaction((tx) => aConversation(tx))
  const words = { conversationId, ...said('Here is the plan') }
  const send = (names: string[]) =>
    transaction((tx) => sendMessage(tx, ann, { ...words, files: names.map((name) => aFile(name)) }))
  await send(['plan.pdf'])
  expect(await send(['plan.pdf'])).toMatchObject({ isRepeated: true })
  for (const names of [[], ['plan.pdf', 'oak.jpg']]) await expect(send(names)).rejects.toThrow(Conflict)
  const { messages } = await readMessages(db, conversationId)
  expect(messages.map(({ files }) => files.map(({ name }) => name))).toEqual([[], ['plan.pdf']])
})
