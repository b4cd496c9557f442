import { and, eq, gt, ne } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { DocumentSlug } from './document-rules.ts'
import type { TypedInput } from './input.ts'
import { authorise } from './permissions.ts'
import { findNewestNumber } from './queries.ts'
import { documentTyped } from './schema.server.ts'

type Which = { slug: DocumentSlug }

/** Nobody but a member types: an operator at the command line has no page open. */
const writerOf = (actor: Actor) => (actor.kind === 'member' ? actor.id : undefined)

const own = (slug: DocumentSlug, memberId: string) =>
  and(eq(documentTyped.slug, slug), eq(documentTyped.memberId, memberId))

/** Keeps what is being typed; nobody else reads it. Says whether another saved a version meanwhile. */
export async function keepTyped(
  tx: Transaction,
  actor: Actor,
  { slug, basedOn, content: { body } }: TypedInput & Which,
): Promise<{ outcome: 'saved' | 'behind'; number: number; current: number }> {
  authorise(actor, 'document.write')
  const current = await findNewestNumber(tx.db, slug)
  const memberId = writerOf(actor)
  if (memberId) {
    const typed = { body, basedOn, typedAt: tx.now }
    await tx.db
      .insert(documentTyped)
      .values({ slug, memberId, ...typed })
      .onConflictDoUpdate({ target: [documentTyped.slug, documentTyped.memberId], set: typed })
  }
  return { outcome: current === basedOn ? 'saved' : 'behind', number: basedOn, current }
}

/** It was saved, or is not wanted any more. */
export async function dropTyped(tx: Transaction, actor: Actor, { slug }: Which): Promise<void> {
  authorise(actor, 'document.write')
  const memberId = writerOf(actor)
  if (memberId) await tx.db.delete(documentTyped).where(own(slug, memberId))
}

type Typed = { body: string; basedOn: number; typedAt: Date }

/** What whoever asks typed and did not save. */
export async function findTyped(db: Db, actor: Actor, slug: DocumentSlug): Promise<Typed | undefined> {
  authorise(actor, 'document.write')
  const memberId = writerOf(actor)
  if (!memberId) return undefined
  const { body, basedOn, typedAt } = documentTyped
  const [found] = await db.select({ body, basedOn, typedAt }).from(documentTyped).where(own(slug, memberId))
  return found
}

/** Whoever typed within this time counts as writing. */
const WRITING_MS = 2 * 60_000

/** Who else is typing into it just now. */
export async function listOtherWriters(tx: Transaction, actor: Actor, slug: DocumentSlug): Promise<string[]> {
  authorise(actor, 'document.write')
  const memberId = writerOf(actor)
  const rows = await tx.db
    .select({ id: documentTyped.memberId })
    .from(documentTyped)
    .where(
      and(
        eq(documentTyped.slug, slug),
        memberId ? ne(documentTyped.memberId, memberId) : undefined,
        gt(documentTyped.typedAt, new Date(tx.now.getTime() - WRITING_MS)),
      ),
    )
  return rows.map(({ id }) => id)
}
