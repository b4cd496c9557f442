import { eq, sql } from 'drizzle-orm'
import { newestFirst } from '#platform/db/newest-first.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import type { DocumentSlug } from './document-rules.ts'
import { documentVersion } from './schema.server.ts'

export type VersionRow = typeof documentVersion.$inferSelect

/** Whoever writes in a document waits for whoever writes in it just now. All of its versions, the newest first. */
export async function lockDocument(tx: Transaction, slug: DocumentSlug): Promise<VersionRow[]> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`guildhall.document.${slug}`}))`)
  return tx.db
    .select()
    .from(documentVersion)
    .where(eq(documentVersion.slug, slug))
    .orderBy(newestFirst(documentVersion.number))
}

/** What was written beside another's words is not lost: the form keeps it, and says whose are new. */
export function expectNewest(versions: readonly VersionRow[], basedOn: number): void {
  const newest = versions[0]?.number ?? 0
  if (newest !== basedOn)
    throw new Conflict(
      `Somebody saved version ${newest} while you wrote. What you typed is still here: compare it with theirs, then save again`,
    )
}

/** Announced, not taken back, and still to come. */
export const isWaiting = ({ effectiveAt, withdrawnAt }: VersionRow, now: Date): boolean =>
  effectiveAt !== null && withdrawnAt === null && effectiveAt > now

export function expectVersion(versions: readonly VersionRow[], number: number): VersionRow {
  const found = versions.find((version) => version.number === number)
  if (!found) throw new NotFound('There is no such version')
  return found
}
