import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import type { TeamEventKind } from './event-words.ts'
import { teamEvent, teamMember } from './schema.server.ts'
import type { Team } from './team-queries.ts'

type Happened = {
  what: TeamEventKind
  byId?: string | null
  aboutId?: string | null
  words?: string
  /** What an administrator gave as their reason: told, and kept out of the timeline. */
  reason?: string | undefined
  /** Who is told; everyone in the team but whoever did it, where nothing is said. */
  tell?: readonly string[]
}

/** Writes a line of the team's timeline and announces it: letters, notifications and fresh pages follow from that. */
export async function record(
  tx: Transaction,
  { id: teamId, name: teamName, slug }: Pick<Team, 'id' | 'name' | 'slug'>,
  { what, byId = null, aboutId = null, words = '', reason = '', tell }: Happened,
): Promise<void> {
  await tx.db.insert(teamEvent).values({ teamId, at: tx.now, kind: what, byId, aboutId, words })
  const told = tell ?? (await listPeopleOf(tx, teamId))
  await tx.announce({
    kind: 'team.happened',
    teamId,
    teamName,
    slug,
    what,
    byId,
    aboutId,
    words,
    reason,
    tell: told.filter((id) => id !== byId),
  })
}

export async function listPeopleOf({ db }: Pick<Transaction, 'db'>, teamId: string): Promise<string[]> {
  const rows = await db
    .select({ memberId: teamMember.memberId })
    .from(teamMember)
    .where(and(eq(teamMember.teamId, teamId), isNull(teamMember.leftAt)))
    .orderBy(teamMember.joinedAt, teamMember.memberId)
  return rows.map(({ memberId }) => memberId)
}
