import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { authenticator, recoveryCode } from './schema.server.ts'
import { findStep } from './totp.ts'

/**
 * Whether this is the code of the member's app, or a recovery code that was not used yet. What was right once is used up:
 * of two who bring the same code at the same instant one gets in.
 */
export async function checkSecondFactor(
  tx: Transaction,
  memberId: string,
  typed: string,
  seal: Seal,
): Promise<boolean> {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits)
    ? useAppCode(tx, memberId, digits, seal)
    : useRecoveryCode(tx, memberId, typed)
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

async function useRecoveryCode(tx: Transaction, memberId: string, typed: string): Promise<boolean> {
  const [app] = await tx.db.select().from(authenticator).where(confirmed(memberId))
  if (!app) return false
  const taken = await tx.db
    .update(recoveryCode)
    .set({ usedAt: tx.now })
    .where(
      and(
        eq(recoveryCode.memberId, memberId),
        eq(recoveryCode.codeHash, hashRecoveryCode(memberId, typed)),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ memberId: recoveryCode.memberId })
  if (taken.length === 0) return false
  const left = await countUnusedCodes(tx, memberId)
  await recordSecurityEvent(tx, {
    kind: 'recovery-code.used',
    actor: { kind: 'visitor' },
    memberId,
    details: { left },
  })
  return true
}

async function countUnusedCodes(tx: Transaction, memberId: string): Promise<number> {
  const [row] = await tx.db
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.memberId, memberId), isNull(recoveryCode.usedAt)))
  return row?.left ?? 0
}

function confirmed(memberId: string) {
  return and(eq(authenticator.memberId, memberId), isNotNull(authenticator.confirmedAt))
}
