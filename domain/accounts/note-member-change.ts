import type { Actor } from '#domain/actor.ts'
import { type NewSecurityEvent, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Given } from './lock-member.ts'
import { sendSecurityLetter, type SecurityLetter } from './security-letter.ts'

type Noted = {
  kind: NewSecurityEvent['kind']
  who: { id: string } & SecurityLetter['to']
  details: { reason: string; before: unknown; after: unknown } & Record<string, unknown>
  letter: Omit<SecurityLetter, 'to'>
}

/** What follows when an administrator changed an account: the audit log has it, every process hears of it, its owner is told. */
export async function noteMemberChange(
  tx: Transaction,
  actor: Actor,
  { kind, who, details, letter }: Noted,
  given: Given,
): Promise<void> {
  await recordSecurityEvent(tx, { kind, actor, memberId: who.id, origin: given.origin, details })
  await tx.announce({ kind: 'member.changed', memberId: who.id })
  await sendSecurityLetter(tx, { to: who, ...letter }, given)
}
