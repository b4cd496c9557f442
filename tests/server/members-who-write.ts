import type { MemberActor } from '#domain/actor.ts'
import { aConversation } from '#domain/messages/testing.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import type { RunInTransaction } from '#platform/db/transaction.ts'

/** Somebody who has begun to write to somebody. */
export type Writer = { actor: MemberActor; conversationId: string }

/** What letters are written with where nobody reads them. */
export const desk = testDesk()

export async function makeWriters(transaction: RunInTransaction, count: number): Promise<Writer[]> {
  const writers: Writer[] = []
  while (writers.length < count) {
    const { ann, conversationId } = await transaction((tx) => aConversation(tx))
    writers.push({ actor: ann, conversationId })
  }
  return writers
}
