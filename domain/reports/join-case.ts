import { and, eq, isNull } from 'drizzle-orm'
import type { ReportedThing } from '#domain/reported-thing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { ReportKind, ReportReason } from './report-rules.ts'
import { reportCase } from './schema.server.ts'

type About = { kind: ReportKind; thingId: string; reason: ReportReason; thing: ReportedThing }

/** The open case of a thing, locked; a new one where there is none. Of two who report it first, one opens it. */
export async function joinCase(tx: Transaction, { kind, thingId, reason, thing }: About): Promise<number> {
  const { title, path, ownerId } = thing
  await tx.db
    .insert(reportCase)
    .values({ kind, thingId, title, path, ownerId, reason, openedAt: tx.now })
    .onConflictDoNothing()
  const [open] = await tx.db
    .select({ number: reportCase.number })
    .from(reportCase)
    .where(and(eq(reportCase.kind, kind), eq(reportCase.thingId, thingId), isNull(reportCase.decidedAt)))
    .for('update')
  if (!open) throw new Conflict('This was decided a moment ago: look at it again')
  return open.number
}
