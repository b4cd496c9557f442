import { eq } from 'drizzle-orm'
import type { ReportedThing } from '#domain/reported-thing.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { member } from '../schema.server.ts'

/** A member as a report keeps them: what everyone reads of them. */
export async function findMemberForReport(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<ReportedThing | undefined> {
  const [found] = await db.select().from(member).where(eq(member.id, memberId))
  if (!found || found.state === 'deleted') return undefined
  return {
    title: found.displayName,
    ownerId: found.id,
    path: `/user/${found.username}`,
    isShown: found.state === 'active',
    texts: [
      { name: 'Name', text: found.displayName },
      { name: 'Headline', text: found.headline },
      { name: 'About', text: found.about },
      { name: 'Skills', text: found.skills.join(', ') },
    ],
    pictureIds: [],
  }
}
