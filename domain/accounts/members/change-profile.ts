import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { ProfileInput } from '../account-input.ts'
import { lockMember } from './lock-member.ts'
import { member } from '../schema.server.ts'

/** What a member says about themselves. Which parts changed is written down, not what they say: that is personal. */
export async function changeProfile(
  tx: Transaction,
  actor: MemberActor,
  { rate, ...words }: ProfileInput,
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'account.change-profile')
  const who = await lockMember(tx, actor.id)
  const profile = { ...words, rateMinor: rate }
  const fields = (Object.keys(profile) as (keyof typeof profile)[]).filter(
    (field) => JSON.stringify(profile[field]) !== JSON.stringify(who[field]),
  )
  if (fields.length === 0) return
  await tx.db.update(member).set(profile).where(eq(member.id, who.id))
  await recordSecurityEvent(tx, {
    kind: 'profile.changed',
    actor,
    memberId: who.id,
    origin,
    details: { fields },
  })
  await tx.announce({ kind: 'member.changed', memberId: who.id })
}
