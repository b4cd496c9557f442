import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { CaseRow } from './decide-report.ts'
import type { ReportKind } from './report-rules.ts'
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

/** The case that took a thing down at a moment, if one did: it is appealed as that case. */
export async function findCaseThatTookDown(
  db: Db | DrizzleTransaction,
  { kind, thingId, at }: { kind: ReportKind; thingId: string; at: Date },
): Promise<{ number: number } | undefined> {
  const [found] = await db
    .select({ number: reportCase.number })
    .from(reportCase)
    .where(
      and(
        eq(reportCase.kind, kind),
        eq(reportCase.thingId, thingId),
        eq(reportCase.decision, 'take-down'),
        eq(reportCase.decidedAt, at),
      ),
    )
  return found
}

/** The case that led to a ban, if one did: decided and banned in one moment. */
export async function findCaseOfBan(
  db: Db | DrizzleTransaction,
  { memberId, bannedAt }: { memberId: string; bannedAt: Date },
): Promise<CaseRow | undefined> {
  const [found] = await db.select().from(reportCase).where(isCaseOfBan({ memberId, bannedAt }))
  return found
}

export const isCaseOfBan = ({ memberId, bannedAt }: { memberId: string; bannedAt: Date }) =>
  and(eq(reportCase.ownerId, memberId), eq(reportCase.decision, 'ban'), eq(reportCase.decidedAt, bannedAt))

/** What its owner appeals against is locked, so that the case does not come back in the same moment. */
export async function holdDecision(
  tx: Transaction,
  { number, at }: { number: number; at: Date },
): Promise<void> {
  const [held] = await tx.db
    .select({ number: reportCase.number })
    .from(reportCase)
    .where(and(eq(reportCase.number, number), eq(reportCase.decidedAt, at)))
    .for('update')
  if (!held) throw new Conflict('This is looked at again: there is nothing to appeal at the moment.')
}
