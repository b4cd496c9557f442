import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { MemberContext } from '../members/lock-member.ts'
import { authenticator } from '../schema.server.ts'
import { findStep } from './totp.ts'
import { useRecoveryCode } from './use-recovery-code.ts'

/**
 * Whether this is the code of the member's app, or a recovery code that was not used yet. What was right once is used up:
 * of two who bring the same code at the same instant one gets in.
 */
export async function checkSecondFactor(
  tx: Transaction,
  memberId: string,
  typed: string,
  context: MemberContext & { seal: Seal },
): Promise<boolean> {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits)
    ? useAppCode(tx, memberId, digits, context.seal)
    : useRecoveryCode(tx, memberId, typed, context)
}

async function useAppCode(tx: Transaction, memberId: string, code: string, seal: Seal): Promise<boolean> {
  const [app] = await tx.db.select().from(authenticator).where(confirmed(memberId))
  if (!app) return false
  const step = findStep(seal.open(app.secretSealed), code, { now: tx.now, after: app.lastStep })
  if (step === undefined) return false
  const taken = await tx.db
    .update(authenticator)
    .set({ lastStep: step })
    .where(and(confirmed(memberId), lt(authenticator.lastStep, step)))
    .returning({ memberId: authenticator.memberId })
  return taken.length > 0
}

function confirmed(memberId: string) {
  return and(eq(authenticator.memberId, memberId), isNotNull(authenticator.confirmedAt))
}
