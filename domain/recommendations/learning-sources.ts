import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { removeViewed } from '#domain/views/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Sources } from './input.ts'
import { noteAllOf } from './learning/note-change.ts'
import { authorise } from './permissions.ts'
import { learningChoice, notForMe } from './schema.server.ts'

export type LearningChoice = Sources & { forgottenAt: Date | null; interests: string[] }

const UNCHOSEN: LearningChoice = {
  fromDeals: true,
  fromViews: true,
  fromFavourites: true,
  fromProfile: true,
  fromOthers: true,
  forgottenAt: null,
  interests: [],
}

/** What a member lets recommendations be made from. */
export async function findLearningChoice(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<LearningChoice> {
  const [chosen] = await db.select().from(learningChoice).where(eq(learningChoice.memberId, memberId))
  if (!chosen) return UNCHOSEN
  const { memberId: _own, ...choice } = chosen
  return choice
}

/** Whether a member ever chose, as part of a larger question. */
export const choseWhatToLearnFrom = (memberId: SQLWrapper) =>
  sql<boolean>`exists (select from ${learningChoice} where ${learningChoice.memberId} = ${memberId})`

async function change(tx: Transaction, memberId: string, set: Partial<LearningChoice>): Promise<void> {
  await tx.db
    .insert(learningChoice)
    .values({ memberId, ...set })
    .onConflictDoUpdate({ target: learningChoice.memberId, set })
}

/** What may be learned from, and what not; others are shown nothing by it either. */
export async function chooseSources(tx: Transaction, actor: MemberActor, sources: Sources): Promise<void> {
  authorise(actor, 'recommendation.choose')
  await noteAllOf(tx, actor.id)
  await change(tx, actor.id, sources)
  await noteAllOf(tx, actor.id)
}

/** What was learned so far is forgotten: what was looked at and sent away for good, and what was kept and ordered counts no more. */
export async function forgetLearned(tx: Transaction, actor: MemberActor): Promise<void> {
  authorise(actor, 'recommendation.choose')
  await noteAllOf(tx, actor.id)
  await removeViewed(tx, actor.id)
  await tx.db.delete(notForMe).where(eq(notForMe.memberId, actor.id))
  await change(tx, actor.id, { forgottenAt: tx.now, interests: [] })
}

/** What a newcomer would like to see; what is no category is left out. */
export async function chooseInterests(
  tx: Transaction,
  actor: MemberActor,
  { interests }: { interests: string[] },
): Promise<void> {
  authorise(actor, 'recommendation.choose')
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select id from category where id = any(${sql.param(interests)}::uuid[]) and not is_hidden order by id`)
  await change(tx, actor.id, { interests: rows.map(({ id }) => id) })
}
