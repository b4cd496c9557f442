import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockMember } from './lock-member.ts'
import type { ChannelChoices } from './notification-channels.ts'
import { member } from '../schema.server.ts'

type Preferences = { timeZone?: string; channels?: ChannelChoices }

/** How a member wants to be told of things, and in which time. */
export async function changePreferences(
  tx: Transaction,
  actor: MemberActor,
  preferences: Preferences,
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'account.change-preferences')
  const who = await lockMember(tx, actor.id)
  await tx.db.update(member).set(preferences).where(eq(member.id, who.id))
  await recordSecurityEvent(tx, {
    kind: 'preferences.changed',
    actor,
    memberId: who.id,
    origin,
    details: { fields: Object.keys(preferences) },
  })
}
