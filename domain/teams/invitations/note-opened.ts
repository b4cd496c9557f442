import { and, eq, isNull } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { teamInvitation } from '../schema.server.ts'

/** Somebody who can accept an invitation has seen it: the team is told since when. Sent again, it is another one. */
export async function noteInvitationOpened(tx: Transaction, token: string): Promise<void> {
  await tx.db
    .update(teamInvitation)
    .set({ openedAt: tx.now })
    .where(
      and(
        eq(teamInvitation.tokenHash, hashToken(token)),
        eq(teamInvitation.state, 'open'),
        isNull(teamInvitation.openedAt),
      ),
    )
}
