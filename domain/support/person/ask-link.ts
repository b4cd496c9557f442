import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { hashToken, makeToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { authorise } from '../permissions.ts'
import { ticket } from '../schema.server.ts'
import { announceLink } from './insert-ticket.ts'

const LIMIT = { name: 'ticket links again', most: 3, everySeconds: 3_600 }

/**
 * A visitor who lost the link is sent another, which takes the place of the first. Whether there is such a ticket of that address is told to
 * nobody: the answer is the same.
 */
export async function askTicketLink(
  tx: Transaction,
  actor: Actor,
  { number, email }: { number: number; email: string },
): Promise<void> {
  authorise(actor, 'ticket.follow')
  await countUse(tx.db, LIMIT, hashToken(email.toLowerCase()), tx.now)
  const key = makeToken()
  const [found] = await tx.db
    .update(ticket)
    .set({ linkHash: hashToken(key) })
    .where(
      and(
        eq(ticket.number, number),
        isNull(ticket.memberId),
        sql`lower(${ticket.email}) = ${email.toLowerCase()}`,
      ),
    )
    .returning({ email: ticket.email, brand: ticket.brand, provedAt: ticket.provedAt })
  if (!found) return
  const { email: to, brand, provedAt } = found
  await announceLink(tx, { number, email: to, brand, isProved: provedAt !== null }, key)
}
