import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { forgetOtherDevices } from '../sessions/known-devices.ts'
import { removeSecondFactor } from '../second-factor/remove-second-factor.ts'
import { oneTimeSecret, providerLink, session } from '../schema.server.ts'

/** Every way into an account but its password: sessions, links, codes, factors, devices. One session may be left, with its device. */
export async function shutWaysIn(
  tx: Transaction,
  memberId: string,
  { exceptSession }: { exceptSession?: string | undefined } = {},
): Promise<void> {
  await tx.db
    .delete(session)
    .where(and(eq(session.memberId, memberId), exceptSession ? ne(session.id, exceptSession) : undefined))
  await forgetOtherDevices(tx, memberId)
  await removeSecondFactor(tx, memberId)
  await tx.db.delete(providerLink).where(eq(providerLink.memberId, memberId))
  await tx.db
    .update(oneTimeSecret)
    .set({ usedAt: tx.now })
    .where(and(eq(oneTimeSecret.memberId, memberId), isNull(oneTimeSecret.usedAt)))
}
