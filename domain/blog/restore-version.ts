import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { keepVersion } from './keep-version.ts'
import { expectVersion, lockPost } from './lock-post.ts'
import { authorise } from './permissions.ts'
import { contentOf } from './show-version.ts'

/** An earlier version is gone on from again: as a new one, so that nothing is lost. What everyone reads stays as it is. */
export async function restoreVersion(
  tx: Transaction,
  actor: Actor,
  { postId, number, basedOn }: { postId: string; number: number; basedOn: number },
): Promise<number> {
  authorise(actor, 'blog.write')
  const found = await lockPost(tx, postId)
  if (found.version !== basedOn)
    throw new Conflict('Somebody saved meanwhile: look at their version first, then choose again')
  const content = contentOf(await expectVersion(tx, postId, number))
  const byId = actor.kind === 'member' ? actor.id : ''
  return keepVersion(tx, found, { kind: 'saved', content, byId })
}
