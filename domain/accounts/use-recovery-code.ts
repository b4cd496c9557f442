import { and, count, eq, isNull } from 'drizzle-orm'
import { visitor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { hasSecondFactor } from './has-second-factor.ts'
import { lockMember, type Given } from './lock-member.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { recoveryCode } from './schema.server.ts'
import { sendSecurityLetter } from './security-letter.ts'

/** Uses a recovery code up, and tells its owner: who has their paper is in. */
export async function useRecoveryCode(
  tx: Transaction,
  memberId: string,
  typed: string,
  given: Given,
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
    origin: given.origin,
    details: { left },
  })
  await tellOwner(tx, memberId, left, given)
  return true
}

async function tellOwner(tx: Transaction, memberId: string, left: number, given: Given): Promise<void> {
  await sendSecurityLetter(
    tx,
    {
      to: await lockMember(tx, memberId),
      subject: 'A recovery code of yours was used',
      paragraphs: [
        `${given.origin.device} used it on ${tx.now.toUTCString()}, from the address ${given.origin.address}. ${leftWords(left)}`,
        'If that was not you, change your password at once, end the sessions you don’t know and make new recovery codes.',
      ],
      action: { label: 'Look at my account', url: `${given.siteOrigin}/my/account#two-factor` },
    },
    given,
  )
}

function leftWords(left: number): string {
  if (left === 0) return 'None is left: make new ones.'
  return left === 1 ? 'One is left: make new ones soon.' : `${left} are left.`
}

async function countUnusedCodes(tx: Transaction, memberId: string): Promise<number> {
  const [row] = await tx.db
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.memberId, memberId), isNull(recoveryCode.usedAt)))
  return row?.left ?? 0
}
