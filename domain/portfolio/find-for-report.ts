import { and, eq, isNull } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import type { ReportedThing } from '#domain/reported-thing.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { work } from './schema.server.ts'

/** A work as a report keeps it. */
export async function findWorkForReport(
  db: Db | DrizzleTransaction,
  workId: string,
): Promise<ReportedThing | undefined> {
  const [found] = await db
    .select()
    .from(work)
    .where(and(eq(work.id, workId), isNull(work.removedAt)))
  const owner = found && (await findPerson(db, found.memberId))
  if (!found || !owner) return undefined
  return {
    title: found.title,
    ownerId: found.memberId,
    path: `/user/${owner.username}/portfolio/${found.slug}`,
    isShown: !found.isHidden && owner.state === 'active',
    texts: [
      { name: 'Title', text: found.title },
      { name: 'Text', text: found.text },
      { name: 'Client', text: found.client },
      { name: 'Link', text: found.link },
    ],
    pictureIds: found.gallery.map(({ pictureId }) => pictureId),
  }
}
