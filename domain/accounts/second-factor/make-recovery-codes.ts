import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { hasSecondFactor } from './has-second-factor.ts'
import { lockMember } from '../members/lock-member.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { recoveryCode } from '../schema.server.ts'

/** Ten new recovery codes, told once; the ones before are worth nothing from now on. */
export async function makeRecoveryCodes(
  tx: Transaction,
  actor: MemberActor,
  { origin }: { origin: Origin },
): Promise<string[]> {
  authorise(actor, 'account.second-factor')
  // Of two who ask at once the second waits, so that only one set of codes is ever good.
  await lockMember(tx, actor.id)
  if (!(await hasSecondFactor(tx, actor.id))) {
    throw new Conflict('Two-factor is off: turn it on, and you get recovery codes with it.')
  }
  const codes = newRecoveryCodes()
  await tx.db.delete(recoveryCode).where(eq(recoveryCode.memberId, actor.id))
  await tx.db
    .insert(recoveryCode)
    .values(codes.map((code) => ({ memberId: actor.id, codeHash: hashRecoveryCode(actor.id, code) })))
  await recordSecurityEvent(tx, { kind: 'recovery-codes.made', actor, memberId: actor.id, origin })
  return codes
}
