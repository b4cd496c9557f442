import { asc, eq, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { paper } from './schema.server.ts'

/** Every paper that a member wrote or was written to. They are kept when an account is deleted: the law asks for it. */
export async function exportPapers(db: Db, memberId: string) {
  const rows = await db
    .select()
    .from(paper)
    .where(or(eq(paper.issuerId, memberId), eq(paper.recipientId, memberId)))
    .orderBy(asc(paper.at), asc(paper.id))
  return {
    kept: 'Papers stay as they were made, also after an account is deleted, for as long as tax law asks for them.',
    papers: rows.map(({ id, kind, label, at, content }) => ({ id, kind, number: label, at, ...content })),
  }
}
