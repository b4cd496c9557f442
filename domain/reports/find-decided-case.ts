import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { CaseRow } from './decide-report.ts'
import { reportCase } from './schema.server.ts'

/** What was decided about something of this member's. */
export async function findDecidedCase(
  db: Db | DrizzleTransaction,
  { number, ownerId }: { number: number; ownerId: string },
): Promise<CaseRow | undefined> {
  const [found] = await db
    .select()
    .from(reportCase)
    .where(
      and(eq(reportCase.number, number), eq(reportCase.ownerId, ownerId), isNotNull(reportCase.decidedAt)),
    )
  return found
}
