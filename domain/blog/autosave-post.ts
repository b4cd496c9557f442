import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { AutosaveInput } from './input.ts'
import { isBehind } from './is-behind.ts'
import { keepVersion } from './keep-version.ts'
import { lockPost } from './lock-post.ts'
import { authorise } from './permissions.ts'
import type { SavedPost } from './save-post.ts'

/** What is being typed is kept by itself; nobody else reads it before its writer says so. */
export async function autosavePost(
  tx: Transaction,
  actor: Actor,
  { postId, basedOn, content }: AutosaveInput & { postId: string },
): Promise<SavedPost> {
  authorise(actor, 'blog.write')
  const byId = actor.kind === 'member' ? actor.id : ''
  const found = await lockPost(tx, postId)
  const isLate = await isBehind(tx, found, { basedOn, byId })
  const number = await keepVersion(tx, found, { kind: isLate ? 'aside' : 'auto', content, byId })
  return isLate
    ? { outcome: 'behind', number, current: found.version }
    : { outcome: 'saved', number, current: number }
}
