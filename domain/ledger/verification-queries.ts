import { desc } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { ledgerVerification } from './schema.server.ts'

type PastVerification = typeof ledgerVerification.$inferSelect

/** The newest looks over the whole book, newest first. */
export async function listVerifications(db: Db, most = 10): Promise<PastVerification[]> {
  return db.select().from(ledgerVerification).orderBy(desc(ledgerVerification.id)).limit(most)
}
