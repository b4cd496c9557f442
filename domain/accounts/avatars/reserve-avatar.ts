import { randomUUID } from 'node:crypto'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { unclaimedAvatar } from '../schema.server.ts'

export const newAvatarKey = () => `avatars/${randomUUID()}`

/** A key for a new portrait, written down before its first file is: whatever happens then, its files are found again. */
export async function reserveAvatar(
  tx: Transaction,
  actor: MemberActor,
  key = newAvatarKey(),
): Promise<{ key: string }> {
  authorise(actor, 'account.change-profile')
  await tx.db.insert(unclaimedAvatar).values({ key, since: tx.now })
  return { key }
}
