import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { type WorkRow } from './lock-works.ts'
import { authorise } from './permissions.ts'
import { work } from './schema.server.ts'

type Which = { workId: string; reason: string }
type Context = { origin: Origin }

/** Off the wall until moderators put it back: only its member sees it meanwhile. */
export async function takeDownWork(
  tx: Transaction,
  actor: Actor,
  { workId, reason }: Which,
  context: Context,
): Promise<void> {
  const found = await lockAnyWork(tx, actor, workId)
  if (!found) throw new NotFound('There is no such work')
  if (found.wasHidden !== null) throw new Conflict(`“${found.title}” is taken down already`)
  await change(tx, found, { isHidden: true, wasHidden: found.isHidden })
  await note(tx, actor, found, 'work.taken-down', reason, context)
}

/**
 * Back where it was, hidden or shown as its member had it. One that nobody took down is left as it is; and of one that its member
 * removed meanwhile nothing comes back, but what was decided about it can still be undone.
 */
export async function restoreTakenWork(
  tx: Transaction,
  actor: Actor,
  { workId, reason }: Which,
  context: Context,
): Promise<void> {
  const found = await lockAnyWork(tx, actor, workId)
  if (!found || found.wasHidden === null) return
  await change(tx, found, { isHidden: found.wasHidden, wasHidden: null })
  await note(tx, actor, found, 'work.restored', reason, context)
}

async function lockAnyWork(tx: Transaction, actor: Actor, workId: string): Promise<WorkRow | undefined> {
  const [found] = await tx.db.select().from(work).where(eq(work.id, workId)).for('update')
  authorise(actor, 'work.moderate', { ownerId: found?.memberId ?? '' })
  return found
}

async function change(
  tx: Transaction,
  { id, memberId }: WorkRow,
  set: Pick<WorkRow, 'isHidden' | 'wasHidden'>,
): Promise<void> {
  await tx.db.update(work).set(set).where(eq(work.id, id))
  await tx.announce({ kind: 'works.changed', memberId })
}

async function note(
  tx: Transaction,
  actor: Actor,
  { id, memberId, title }: WorkRow,
  kind: 'work.taken-down' | 'work.restored',
  reason: string,
  { origin }: Context,
): Promise<void> {
  await recordSecurityEvent(tx, { kind, actor, memberId, origin, details: { workId: id, title, reason } })
}
