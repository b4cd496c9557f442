import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { messageLimits } from '../message-rules.ts'
import { authorise } from '../permissions.ts'
import { messageReader, quickReply } from '../schema.server.ts'

/** Keeps words that a member says often. */
export async function addQuickReply(
  tx: Transaction,
  actor: MemberActor,
  { text }: { text: string },
): Promise<void> {
  authorise(actor, 'message.read')
  // Their own row is the lock: two tabs at once do not make one more than may be.
  await tx.db.insert(messageReader).values({ memberId: actor.id }).onConflictDoNothing()
  await tx.db.select().from(messageReader).where(eq(messageReader.memberId, actor.id)).for('update')
  const count = await tx.db.$count(quickReply, eq(quickReply.memberId, actor.id))
  if (count >= messageLimits.quickReplies)
    throw new Conflict(`You have ${messageLimits.quickReplies} quick replies: remove one first`)
  await tx.db.insert(quickReply).values({ memberId: actor.id, text, madeAt: tx.now })
}

export async function changeQuickReply(
  tx: Transaction,
  actor: MemberActor,
  { id, text }: { id: string; text: string },
): Promise<void> {
  authorise(actor, 'message.read')
  const changed = await tx.db
    .update(quickReply)
    .set({ text })
    .where(isOwn(actor, id))
    .returning({ id: quickReply.id })
  if (changed.length === 0) throw new NotFound('There is no such quick reply')
}

/** What is gone already is gone. */
export async function removeQuickReply(
  tx: Transaction,
  actor: MemberActor,
  { id }: { id: string },
): Promise<void> {
  authorise(actor, 'message.read')
  await tx.db.delete(quickReply).where(isOwn(actor, id))
}

const isOwn = (actor: MemberActor, id: string) =>
  and(eq(quickReply.id, id), eq(quickReply.memberId, actor.id))
