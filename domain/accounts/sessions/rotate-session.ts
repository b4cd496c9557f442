import { and, eq, gt } from 'drizzle-orm'
import { hashToken, makeToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { session } from '../schema.server.ts'
import { latestEnd } from './found-session.ts'

/** A session under a new token; the old one is worth nothing from now on. */
export type RotatedSession = { token: string; endsAt: Date; isPersistent: boolean }

/** Gives the session a new token, so that one that leaked before a change of privilege opens nothing after it. */
export async function rotateSession(
  tx: Transaction,
  { memberId, sessionId, proved }: { memberId: string; sessionId: string; proved?: boolean },
): Promise<RotatedSession> {
  const token = makeToken()
  const [rotated] = await tx.db
    .update(session)
    .set({ tokenHash: hashToken(token), ...(proved ? { provedAt: tx.now } : {}) })
    .where(and(eq(session.id, sessionId), eq(session.memberId, memberId), gt(session.expiresAt, tx.now)))
    .returning({ endsAt: latestEnd, isPersistent: session.isPersistent })
  if (!rotated) throw new Conflict('This session has ended meanwhile. Sign in again.')
  return { token, ...rotated }
}
