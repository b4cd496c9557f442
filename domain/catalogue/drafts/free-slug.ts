import { randomBytes } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { formerSlug, service } from '../schema.server.ts'
import { slugOf } from './slug-rules.ts'

/** An address for the title that is nobody else's, and was nobody else's. */
export async function freeSlug(tx: Transaction, title: string, serviceId: string): Promise<string> {
  const words = slugOf(title) || 'service'
  // Two that are approved at once with the same title take turns.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`guildhall.slug ${words}`}))`)
  // An address that names the page of all services, or a form, stays free for it.
  const isFree = !(await isTaken(tx, words, serviceId)) && words !== 'new' && words !== 'analytics'
  return isFree ? words : `${words}-${randomBytes(3).toString('hex')}`
}

async function isTaken(tx: Transaction, slug: string, serviceId: string): Promise<boolean> {
  const [now] = await tx.db
    .select({ id: service.id })
    .from(service)
    .where(and(eq(service.slug, slug), ne(service.id, serviceId)))
  if (now) return true
  const [before] = await tx.db
    .select({ slug: formerSlug.slug })
    .from(formerSlug)
    .where(and(eq(formerSlug.slug, slug), ne(formerSlug.serviceId, serviceId)))
  return before !== undefined
}
