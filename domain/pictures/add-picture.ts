import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import type { SentPicture } from './keep-original.ts'
import { picture } from './schema.server.ts'

export const NARROWEST_PICTURE = 640

/** A picture that was sent joins its member's; how it looks is decided by the job that draws it anew. */
export async function addPicture(tx: Transaction, actor: Actor, sent: SentPicture): Promise<string> {
  const ownerId = actor.kind === 'member' ? actor.id : ''
  authorise(actor, 'picture.add')
  if (sent.width < NARROWEST_PICTURE) {
    throw new Invalid(
      `The picture is ${sent.width} px wide. Choose one that is at least ${NARROWEST_PICTURE} px wide.`,
    )
  }
  const [added] = await tx.db
    .insert(picture)
    .values({
      ownerId,
      originalKey: sent.key,
      width: sent.width,
      height: sent.height,
      addedAt: tx.now,
      unusedSince: tx.now,
    })
    .returning({ id: picture.id })
  if (!added) throw new Error('No picture was added')
  await tx.announce({ kind: 'picture.added', pictureId: added.id })
  return added.id
}
