import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { idea, ideaState } from './schema.server.ts'

export type IdeaRow = typeof idea.$inferSelect
export type StateRowOf = typeof ideaState.$inferSelect

const NONE = 'There is no such idea'

/** What the board shows. */
export const isShown = and(isNull(idea.mergedIntoId), isNull(idea.hiddenAt), isNull(idea.withdrawnAt))

export const isOnBoard = ({ mergedIntoId, hiddenAt, withdrawnAt }: IdeaRow) =>
  mergedIntoId === null && hiddenAt === null && withdrawnAt === null

/** An idea that nobody else changes meanwhile, whatever became of it. */
export async function lockAnyIdea(tx: Transaction, ideaId: string): Promise<IdeaRow> {
  const [found] = await tx.db.select().from(idea).where(eq(idea.id, ideaId)).for('no key update')
  if (!found) throw new NotFound(NONE)
  return found
}

/** One that is on the board; where it was joined with another, that one. */
export async function lockIdea(tx: Transaction, ideaId: string): Promise<IdeaRow> {
  const [known] = await tx.db.select({ into: idea.mergedIntoId }).from(idea).where(eq(idea.id, ideaId))
  const found = await lockAnyIdea(tx, known?.into ?? ideaId)
  if (found.mergedIntoId) throw new Conflict('This idea was joined with another meanwhile. Open it again.')
  if (!isOnBoard(found)) throw new NotFound(NONE)
  return found
}

export async function findStateOf(db: Db | DrizzleTransaction, { stateId }: IdeaRow): Promise<StateRowOf> {
  const [found] = await db.select().from(ideaState).where(eq(ideaState.id, stateId))
  if (!found) throw new Error('An idea has a state that is not in the dictionary')
  return found
}

/** What a member does in a day is counted by one of their requests at a time, so that two at once can't both take the last place. */
export async function countOneAtATime(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`guildhall.ideas ${memberId}`}))`)
}
