import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { authorise } from './permissions.ts'
import { securityEvent } from './schema.server.ts'

/** Whether an administrator tested an integration and it worked, by the audit log. */
export async function hasPassedTest(db: Db, actor: Actor, integration: string): Promise<boolean> {
  authorise(actor, 'security.read')
  const [found] = await db
    .select({ id: securityEvent.id })
    .from(securityEvent)
    .where(
      and(
        eq(securityEvent.kind, 'integrations.tested'),
        sql`${securityEvent.details} @> ${JSON.stringify({ integration, passed: true })}::jsonb`,
      ),
    )
    .limit(1)
  return found !== undefined
}
