import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from './permissions.ts'
import { PRESENT_MS } from './post-rules.ts'
import { postEditor } from './schema.server.ts'

/** Somebody has the post open; says who else does. */
export async function noteEditor(
  tx: Transaction,
  actor: Actor,
  { postId }: { postId: string },
): Promise<string[]> {
  authorise(actor, 'blog.write')
  const memberId = actor.kind === 'member' ? actor.id : ''
  const present = new Date(tx.now.getTime() - PRESENT_MS)
  await tx.db.delete(postEditor).where(lt(postEditor.seenAt, present))
  await tx.db
    .insert(postEditor)
    .values({ postId, memberId, seenAt: tx.now })
    .onConflictDoUpdate({ target: [postEditor.postId, postEditor.memberId], set: { seenAt: tx.now } })
  const others = await tx.db
    .select({ id: postEditor.memberId })
    .from(postEditor)
    .where(
      and(eq(postEditor.postId, postId), ne(postEditor.memberId, memberId), gt(postEditor.seenAt, present)),
    )
  return others.map(({ id }) => id)
}
