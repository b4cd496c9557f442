import { and, eq, ne, sql } from 'drizzle-orm'
import { isReservedUsername } from '#domain/accounts/index.ts'
import { randomBytes } from 'node:crypto'
import type { Transaction } from '#platform/db/transaction.ts'
import { slugOf } from '#platform/text/slug.ts'
import { team, teamOldSlug } from './schema.server.ts'
import { teamLimits } from './team-rules.ts'

/** An address for a new team that is and was nobody else's, and speaks for nobody else. */
export async function freeSlug(tx: Transaction, name: string): Promise<string> {
  const words = slugOf(name)
    .slice(0, teamLimits.slug.max - 7)
    .replace(/-+$/, '')
  const isGood = words.length >= teamLimits.slug.min && !isReservedUsername(words)
  if (isGood && !(await isTaken(tx, words))) return words
  return `${words || 'team'}-${randomBytes(3).toString('hex')}`
}

/** Whether another team has or had it. Two who want the same at once take turns. */
export async function isTaken(tx: Transaction, slug: string, exceptId?: string): Promise<boolean> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`guildhall.team-slug ${slug}`}))`)
  const others = (column: typeof team.id | typeof teamOldSlug.teamId) =>
    exceptId === undefined ? undefined : ne(column, exceptId)
  const [now] = await tx.db
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.slug, slug), others(team.id)))
  if (now) return true
  const [before] = await tx.db
    .select({ slug: teamOldSlug.slug })
    .from(teamOldSlug)
    .where(and(eq(teamOldSlug.slug, slug), others(teamOldSlug.teamId)))
  return before !== undefined
}
