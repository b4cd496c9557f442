import { and, count, eq, isNull } from 'drizzle-orm'
import { visitor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { hasSecondFactor } from './has-second-factor.ts'
import type { MemberContext } from '../members/lock-member.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { recoveryCode } from '../schema.server.ts'

/** Uses a recovery code up, and tells its owner: who has their paper is in. */
export async function useRecoveryCode(
  tx: Transaction,
  memberId: string,
  typed: string,
  context: MemberContext,
): Promise<boolean> {
  if (!(await hasSecondFactor(tx, memberId))) return false
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
    actor: visitor,
    memberId,
    origin: context.origin,
    details: { left },
  })
  const { device, address } = context.origin
  await tx.announce({ kind: 'account.recovery-code-used', memberId, device, address, left })
  return true
}

async function countUnusedCodes(tx: Transaction, memberId: string): Promise<number> {
  const [row] = await tx.db
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.memberId, memberId), isNull(recoveryCode.usedAt)))
  return row?.left ?? 0
}
