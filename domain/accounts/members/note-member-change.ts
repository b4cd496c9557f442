import type { Actor } from '#domain/actor.ts'
import { type NewSecurityEvent, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { MemberDecided } from '../events.ts'
import type { MemberContext } from './lock-member.ts'

type Noted = {
  kind: NewSecurityEvent['kind']
  details: { reason: string; before: unknown; after: unknown } & Record<string, unknown>
  event: MemberDecided
}

/** What follows when an administrator changed an account: the audit log has it, every process hears of it, its owner is told. */
export async function noteMemberChange(
  tx: Transaction,
  actor: Actor,
  { kind, details, event }: Noted,
  context: MemberContext,
): Promise<void> {
  const { memberId } = event
  await recordSecurityEvent(tx, { kind, actor, memberId, origin: context.origin, details })
  await tx.announce({ kind: 'member.changed', memberId })
  await tx.announce(event)
}
