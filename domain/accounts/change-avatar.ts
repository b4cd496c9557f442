import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { MemberChanged } from './events.ts'
import { lockMember } from './lock-member.ts'
import { member } from './schema.server.ts'

/** A new portrait (a key of `makeAvatar`), or none. Returns the key before, whose files the edge removes after the commit. */
export async function changeAvatar(
  tx: Transaction,
  actor: MemberActor,
  { key }: { key: string | null },
  { origin }: { origin: Origin },
): Promise<string | null> {
  authorise(actor, 'account.change-profile', { ownerId: actor.id })
  const who = await lockMember(tx, actor.id)
  if (who.avatarKey === key) return null
  await tx.db.update(member).set({ avatarKey: key }).where(eq(member.id, who.id))
  await recordSecurityEvent(tx, {
    kind: key === null ? 'avatar.removed' : 'avatar.changed',
    actor,
    memberId: who.id,
    origin,
  })
  await tx.announce({ kind: 'member.changed', memberId: who.id } satisfies MemberChanged)
  return who.avatarKey
}
