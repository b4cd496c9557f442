import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { Reasoned } from '../administrators/admin-input.ts'
import { lockMember, type MemberContext } from './lock-member.ts'
import { noteMemberChange } from './note-member-change.ts'
import { proveAddress } from '../emails/prove-address.ts'

/** An administrator vouches for a member's e-mail address, where the letter never came. */
export async function verifyMember(
  tx: Transaction,
  actor: Actor,
  { memberId, reason }: Reasoned & { memberId: string },
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'members.edit')
  const who = await lockMember(tx, memberId)
  if (who.emailVerifiedAt) throw new Conflict(`The e-mail address of ${who.displayName} is verified already`)
  // Who asked for it signs in with the password, for no letter comes to them: it is all that stays.
  const { state } = await proveAddress(tx, actor, who, { by: 'administrator', keepsPassword: true }, context)
  await noteMemberChange(
    tx,
    actor,
    {
      kind: 'member.verified',
      details: { reason, before: { state: who.state }, after: { state } },
      event: { kind: 'member.verified', memberId: who.id },
    },
    context,
  )
}
