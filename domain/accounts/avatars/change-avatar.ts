import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { lockMember } from '../members/lock-member.ts'
import { member, unclaimedAvatar } from '../schema.server.ts'

/** A new portrait (a key of `reserveAvatar`), or none. Returns the key before, whose files the edge removes after the commit. */
export async function changeAvatar(
  tx: Transaction,
  actor: MemberActor,
  { key }: { key: string | null },
  { origin }: { origin: Origin },
): Promise<string | null> {
  authorise(actor, 'account.change-profile')
  const who = await lockMember(tx, actor.id)
  if (who.avatarKey === key) return null
  if (key !== null) await claim(tx, key)
  await putAvatar(tx, who, key)
  await recordSecurityEvent(tx, {
    kind: key === null ? 'avatar.removed' : 'avatar.changed',
    actor,
    memberId: who.id,
    origin,
  })
  await tx.announce({ kind: 'member.changed', memberId: who.id })
  return who.avatarKey
}

/** The one before is nobody's from then on. */
export async function putAvatar(
  tx: Transaction,
  who: { id: string; avatarKey: string | null },
  key: string | null,
): Promise<void> {
  if (who.avatarKey !== null)
    await tx.db.insert(unclaimedAvatar).values({ key: who.avatarKey, since: tx.now })
  await tx.db.update(member).set({ avatarKey: key }).where(eq(member.id, who.id))
}

/** A portrait is shown once, by whoever it was made for; one that lay about for too long was swept away. */
async function claim(tx: Transaction, key: string): Promise<void> {
  const claimed = await tx.db.delete(unclaimedAvatar).where(eq(unclaimedAvatar.key, key)).returning()
  if (claimed.length === 0) throw new Conflict('The upload took too long. Choose the picture again.')
}
