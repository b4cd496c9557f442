import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { work, workLoan } from './schema.server.ts'
import { describeWorks, type PortfolioWork } from './work-queries.ts'

type LentWork = PortfolioWork & { memberId: string }

/** What the people of a team lend to it and everyone may see, the newest loan first. */
export async function listLentWorks(
  db: Db,
  teamId: string,
  most: number,
): Promise<{ works: LentWork[]; count: number }> {
  const which = and(eq(workLoan.teamId, teamId), eq(work.isHidden, false), isNull(work.removedAt))
  const from = db.select({ work }).from(workLoan).innerJoin(work, eq(work.id, workLoan.workId)).where(which)
  const [rows, count] = await Promise.all([
    from.orderBy(newestFirst(workLoan.lentAt), asc(workLoan.workId)).limit(most),
    db.$count(
      db
        .select({ id: workLoan.workId })
        .from(workLoan)
        .innerJoin(work, eq(work.id, workLoan.workId))
        .where(which)
        .as('lent'),
    ),
  ])
  const owners = new Map(rows.map((row) => [row.work.id, row.work.memberId]))
  const described = await describeWorks(
    db,
    rows.map((row) => row.work),
  )
  return { works: described.map((one) => ({ ...one, memberId: owners.get(one.id) ?? '' })), count }
}

/** Which of a member's works are lent, and to which teams. */
export async function listLoansOf(db: Db, memberId: string): Promise<Map<string, Set<string>>> {
  const rows = await db
    .select({ workId: workLoan.workId, teamId: workLoan.teamId })
    .from(workLoan)
    .where(eq(workLoan.memberId, memberId))
  const byWork = Map.groupBy(rows, ({ workId }) => workId)
  return new Map([...byWork].map(([workId, loans]) => [workId, new Set(loans.map(({ teamId }) => teamId))]))
}
