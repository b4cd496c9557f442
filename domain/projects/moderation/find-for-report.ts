import { eq } from 'drizzle-orm'
import type { ReportedThing } from '#domain/reported-thing.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { project } from '../schema.server.ts'
import { isPosted } from '../states.ts'

/** A project as a report keeps it. Who may see it is asked besides, since some are for members or the invited alone. */
export async function findProjectForReport(
  db: Db | DrizzleTransaction,
  projectId: string,
): Promise<ReportedThing | undefined> {
  const [found] = await db.select().from(project).where(eq(project.id, projectId))
  if (!found) return undefined
  return {
    title: found.title,
    ownerId: found.ownerId,
    path: `/projects/${found.id}`,
    isShown: isPosted(found.state) && !found.isOwnerHidden,
    texts: [
      { name: 'Title', text: found.title },
      { name: 'Description', text: found.description },
      { name: 'Skills', text: found.skills.join(', ') },
    ],
    pictureIds: [],
  }
}
