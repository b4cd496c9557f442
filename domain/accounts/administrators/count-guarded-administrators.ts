import { and, eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { authorise } from '../permissions.ts'
import { member } from '../schema.server.ts'
import { secondFactorOf } from '../second-factor/has-second-factor.ts'

/** How many administer now, and how many of them come in by more than a password. */
export async function countGuardedAdministrators(
  db: Db,
  actor: Actor,
): Promise<{ all: number; guarded: number }> {
  authorise(actor, 'members.read')
  const rows = await db
    .select({ isGuarded: secondFactorOf(member.id) })
    .from(member)
    .where(and(eq(member.role, 'admin'), eq(member.state, 'active')))
  return { all: rows.length, guarded: rows.filter(({ isGuarded }) => isGuarded).length }
}
