import { and, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { AWAY_MOST, type AwayKind } from './away-rules.ts'
import type { Away } from './input.ts'
import { authorise } from './permissions.ts'
import { notForMe } from './schema.server.ts'

/** Not for me: it does not come back; past the bound the oldest are forgotten. */
export async function sendAway(tx: Transaction, actor: MemberActor, { kind, id }: Away): Promise<void> {
  authorise(actor, 'recommendation.choose')
  await tx.db
    .insert(notForMe)
    .values({ memberId: actor.id, kind, subjectId: id, at: tx.now })
    .onConflictDoNothing()
  await tx.db.execute(sql`
    delete from not_for_me where member_id = ${actor.id} and (kind, subject_id) in (
      select kind, subject_id from not_for_me where member_id = ${actor.id}
      order by at desc, subject_id offset ${AWAY_MOST})`)
}

/** It may be shown again. */
export async function takeBack(tx: Transaction, actor: MemberActor, { kind, id }: Away): Promise<void> {
  authorise(actor, 'recommendation.choose')
  await tx.db
    .delete(notForMe)
    .where(and(eq(notForMe.memberId, actor.id), eq(notForMe.kind, kind), eq(notForMe.subjectId, id)))
}

/** What a member sent away, by what it is. */
export type SentAway = Readonly<Record<AwayKind, ReadonlySet<string>>>

export async function findSentAway(db: Db, memberId: string): Promise<SentAway> {
  const rows = await db
    .select({ kind: notForMe.kind, id: notForMe.subjectId })
    .from(notForMe)
    .where(eq(notForMe.memberId, memberId))
  const of = (kind: AwayKind) => new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id))
  return {
    service: of('service'),
    project: of('project'),
    member: of('member'),
    team: of('team'),
    category: of('category'),
  }
}

/** Whether a member sent anything away, as part of a larger question. */
export const sentAnythingAway = (memberId: SQLWrapper) =>
  sql<boolean>`exists (select from ${notForMe} where ${notForMe.memberId} = ${memberId})`
