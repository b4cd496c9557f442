import { desc, eq, sum } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Figure, FigureValue } from '#platform/telemetry/figure.ts'
import { ledgerAccount, ledgerVerification } from './schema.server.ts'

type PastVerification = typeof ledgerVerification.$inferSelect

/** The newest looks over the whole book, newest first. */
export async function listVerifications(db: Db, most = 10): Promise<PastVerification[]> {
  return db.select().from(ledgerVerification).orderBy(desc(ledgerVerification.id)).limit(most)
}

async function ofLastLook(db: Db, read: (look: PastVerification) => number): Promise<FigureValue[]> {
  const [last] = await listVerifications(db, 1)
  return last ? [{ value: read(last) }] : []
}

/** What operators see of the book from outside. */
export const ledgerFigures: readonly Figure[] = [
  {
    name: 'escrow_held_minor_units',
    help: 'Money in escrow, in the smallest unit of the currency',
    everySeconds: 300,
    async read(db) {
      const [held] = await db
        .select({ sum: sum(ledgerAccount.balance) })
        .from(ledgerAccount)
        .where(eq(ledgerAccount.kind, 'escrow'))
      return [{ value: Number(held?.sum ?? 0) }]
    },
  },
  {
    name: 'ledger_verified_timestamp_seconds',
    help: 'When the whole ledger was last recomputed from its postings',
    everySeconds: 60,
    read: (db) => ofLastLook(db, ({ at }) => at.getTime() / 1_000),
  },
  {
    name: 'ledger_findings',
    help: 'What did not add up when the ledger was last recomputed',
    everySeconds: 60,
    read: (db) => ofLastLook(db, ({ findings }) => findings.length),
  },
]
