import type { Transaction } from '#platform/db/transaction.ts'
import { messageFlag } from '../schema.server.ts'
import type { FoundSign } from './find-signs.ts'

type Where = { conversationId: string | null; number: number | null; memberId: string }

/** Puts what was found before the moderators. */
export async function flagMessage(tx: Transaction, where: Where, signs: readonly FoundSign[]): Promise<void> {
  if (signs.length === 0) return
  await tx.db.insert(messageFlag).values(signs.map((sign) => ({ ...where, ...sign, at: tx.now })))
}
