import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { conversation } from '../schema.server.ts'

type Numbered = { number: number; change: number }

/** Gives a new message its place. The row stays locked, so that numbers have no gaps and one order for all. */
export async function numberMessage(tx: Transaction, conversationId: string): Promise<Numbered> {
  return count(tx, conversationId, {
    lastNumber: sql`${conversation.lastNumber} + 1`,
    lastAt: tx.now,
  })
}

/** A message that is there already became another: those who have been away ask for it. */
export async function numberChange(tx: Transaction, conversationId: string): Promise<number> {
  return (await count(tx, conversationId, {})).change
}

async function count(
  tx: Transaction,
  conversationId: string,
  more: { lastNumber?: ReturnType<typeof sql>; lastAt?: Date },
): Promise<Numbered> {
  const [counted] = await tx.db
    .update(conversation)
    .set({ ...more, lastChange: sql`${conversation.lastChange} + 1` })
    .where(eq(conversation.id, conversationId))
    .returning({ number: conversation.lastNumber, change: conversation.lastChange })
  if (!counted) throw new Error(`The conversation ${conversationId} is gone`)
  return counted
}
