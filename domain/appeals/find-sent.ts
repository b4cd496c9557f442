import { and, desc, eq, gte, isNotNull, isNull, like, or } from 'drizzle-orm'
import type { KeepsCase } from '#domain/reports/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { AppealKind } from './appeal-rules.ts'
import { readCaseDecision } from './decision-ids.ts'
import { appeal } from './schema.server.ts'

/**
 * The appeal against a decision. One that names a case by its number alone was sent before each decision of a case had a name: it is against
 * what had been decided by then.
 */
export async function findSent(
  db: Db | DrizzleTransaction,
  { kind, decisionId }: { kind: AppealKind; decisionId: string },
): Promise<typeof appeal.$inferSelect | undefined> {
  const isNamed = eq(appeal.decisionId, decisionId)
  const { number, at } = (kind === 'case' ? readCaseDecision(decisionId) : undefined) ?? {}
  const isOfBefore = at && and(eq(appeal.decisionId, String(number)), gte(appeal.sentAt, at))
  const [found] = await db
    .select()
    .from(appeal)
    .where(and(eq(appeal.kind, kind), or(isNamed, isOfBefore)))
    // Its own name before the number alone, which may be of a decision after it.
    .orderBy(desc(appeal.decisionId))
    .limit(1)
  return found
}

/** As long as an appeal against it waits, a case stays decided: else there was nothing left to lift. */
export const appealKeepsCase: KeepsCase = async (tx, number) => {
  const waiting = await tx.db.$count(
    appeal,
    and(
      eq(appeal.kind, 'case'),
      or(eq(appeal.decisionId, String(number)), like(appeal.decisionId, `${number}-%`)),
      isNull(appeal.decidedAt),
      isNotNull(appeal.memberId),
    ),
  )
  return waiting > 0
}
