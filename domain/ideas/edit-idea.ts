import { and, eq, ne, sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { IdeaInput } from './input.ts'
import { findStateOf, type IdeaRow, lockIdea } from './lock-idea.ts'
import { tellIfNamed } from './outcomes.ts'
import { authorise } from './permissions.ts'
import { expectKind } from './propose-idea.ts'
import { idea, ideaVote } from './schema.server.ts'

/** Whoever wrote it may change it until somebody else has voted for what it says, or the marketplace has said something of it. */
export async function editIdea(
  tx: Transaction,
  actor: MemberActor,
  { ideaId, title, text, kindId }: IdeaInput & { ideaId: string },
): Promise<{ number: number }> {
  const found = await lockIdea(tx, ideaId)
  authorise(actor, 'idea.edit', { ownerId: found.authorId ?? '' })
  if (await hasForeignVote(tx.db, found))
    throw new Conflict('Others have voted for it as it stands. Say what is missing in a comment.')
  if (await isSpokenOf(tx.db, found))
    throw new Conflict('It was answered or moved as it stands. Say what is missing in a comment.')
  if (kindId !== found.kindId) await expectKind(tx, kindId)
  await tx.db.update(idea).set({ title, text, kindId, editedAt: tx.now }).where(eq(idea.id, found.id))
  await tx.announce({ kind: 'ideas.changed', ideaIds: [found.id] })
  await tellIfNamed(tx, found.id)
  return { number: found.number }
}

/** Takes it off the board, while nobody has begun to look at it. */
export async function withdrawIdea(
  tx: Transaction,
  actor: MemberActor,
  { ideaId }: { ideaId: string },
): Promise<void> {
  const found = await lockIdea(tx, ideaId)
  authorise(actor, 'idea.withdraw', { ownerId: found.authorId ?? '' })
  const state = await findStateOf(tx.db, found)
  if (!state.isFirst)
    throw new Conflict(`It is ${state.label.toLowerCase()} already, and stays on the board.`)
  await tx.db.update(idea).set({ withdrawnAt: tx.now }).where(eq(idea.id, found.id))
  await tx.announce({ kind: 'ideas.changed', ideaIds: [found.id] })
  await tellIfNamed(tx, found.id)
}

/** Whether the marketplace has answered it or moved it: what was said stays above the words that it was said of. */
export async function isSpokenOf(db: Db | DrizzleTransaction, found: IdeaRow): Promise<boolean> {
  return found.answeredAt !== null || !(await findStateOf(db, found)).isFirst
}

/** Whether somebody but its author votes for it. */
export async function hasForeignVote(
  db: Db | DrizzleTransaction,
  { id, authorId }: Pick<IdeaRow, 'id' | 'authorId'>,
): Promise<boolean> {
  const [foreign] = await db
    .select({ one: sql`1` })
    .from(ideaVote)
    .where(and(eq(ideaVote.ideaId, id), authorId ? ne(ideaVote.memberId, authorId) : undefined))
    .limit(1)
  return foreign !== undefined
}
