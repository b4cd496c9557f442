import type { ReportedThing } from '#domain/reported-thing.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { findTeam } from '../team-queries.ts'

/** A team as a report keeps it. */
export async function findTeamForReport(
  db: Db | DrizzleTransaction,
  teamId: string,
): Promise<ReportedThing | undefined> {
  const found = await findTeam(db, teamId)
  if (!found) return undefined
  const { name, headline, about, portraitId, coverId } = found
  return {
    title: name,
    ownerId: found.ownerId,
    path: `/t/${found.slug}`,
    isShown: found.state === 'active',
    texts: [
      { name: 'Name', text: name },
      { name: 'Headline', text: headline },
      { name: 'About', text: about },
      { name: 'Skills', text: found.skills.join(', ') },
    ],
    pictureIds: [coverId, portraitId].filter((id) => id !== null),
  }
}
