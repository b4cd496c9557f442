import { asc, eq, sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { authorise } from './permissions.ts'
import { savedView } from './schema.server.ts'

type SavedView = { id: string; list: string; query: string; name: string }

/** One's own views of all lists, each list's by name. */
export async function listViews(db: Db, actor: MemberActor): Promise<SavedView[]> {
  authorise(actor, 'view.keep')
  return db
    .select({ id: savedView.id, list: savedView.list, query: savedView.query, name: savedView.name })
    .from(savedView)
    .where(eq(savedView.memberId, actor.id))
    .orderBy(asc(savedView.list), sql`lower(${savedView.name})`)
}

/** What a member takes along, also after they left the staff. */
export function exportViews(db: Db, memberId: string) {
  return db
    .select({
      list: savedView.list,
      query: savedView.query,
      name: savedView.name,
      savedAt: savedView.savedAt,
    })
    .from(savedView)
    .where(eq(savedView.memberId, memberId))
    .orderBy(asc(savedView.savedAt))
}
