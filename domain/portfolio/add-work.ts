import { and, eq } from 'drizzle-orm'
import { slugOf } from '#domain/catalogue/index.ts'
import type { Actor } from '#domain/actor.ts'
import { markPicturesUsed } from '#domain/pictures/index.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { checkWork } from './check-work.ts'
import { lockWorks } from './lock-works.ts'
import { work } from './schema.server.ts'
import type { WorkInput } from './work-input.ts'
import { WORKS_MOST } from './work-rules.ts'

/** A new work hangs before the others. */
export async function addWork(
  tx: Transaction,
  actor: Actor,
  input: WorkInput,
): Promise<{ workId: string; slug: string }> {
  const memberId = actor.kind === 'member' ? actor.id : ''
  authorise(actor, 'work.change')
  const works = await lockWorks(tx, memberId)
  if (works.length >= WORKS_MOST)
    throw new Conflict(`A portfolio holds ${WORKS_MOST} works. Delete one before you add another.`)
  await checkWork(tx, memberId, input)
  const slug = await freeSlug(tx, memberId, input.title)
  const position = (works[0]?.position ?? 0) - 1
  const [added] = await tx.db
    .insert(work)
    .values({ ...input, memberId, slug, position, createdAt: tx.now, changedAt: tx.now })
    .returning({ id: work.id })
  if (!added) throw new Error('No work was added')
  await markPicturesUsed(
    tx,
    input.gallery.map(({ pictureId }) => pictureId),
  )
  await tx.announce({ kind: 'works.changed', memberId })
  return { workId: added.id, slug }
}

/** The words of the title, with a number after them when the member has shown a work of that name already. */
async function freeSlug(tx: Transaction, memberId: string, title: string): Promise<string> {
  const words = slugOf(title) || 'work'
  for (let number = 1; ; number++) {
    const slug = number === 1 ? words : `${words}-${number}`
    const [taken] = await tx.db
      .select({ id: work.id })
      .from(work)
      .where(and(eq(work.memberId, memberId), eq(work.slug, slug)))
    if (!taken) return slug
  }
}
