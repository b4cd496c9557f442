import { and, count, eq, gt, inArray, isNull, ne, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { oneOfIds } from '#platform/db/one-of.ts'
import { prepared } from '#platform/db/statements/prepared.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { team, teamMember } from './schema.server.ts'
import { findRole, findTeam } from './team-queries.ts'

/** A team is two people at least. */
const PEOPLE_LEAST = 2

export type NamedTeam = {
  id: string
  name: string
  slug: string
  people: number
  portraitId: string | null
  /** What is sold in its name is sold by them, on the terms of their plan. */
  ownerId: string
}

const people = sql<number>`(select count(*)::int from team_member as person where person.team_id = team.id and person.left_at is null)`
const named = {
  id: team.id,
  name: team.name,
  slug: team.slug,
  portraitId: team.portraitId,
  people,
  ownerId: team.ownerId,
}

/** Owner and managers offer in the name of a team that is active and has somebody to share with. */
export async function expectMaySellFor(tx: Transaction, memberId: string, teamId: string): Promise<void> {
  const role = await findRole(tx.db, teamId, memberId)
  if (role !== 'owner' && role !== 'manager')
    throw new Forbidden('Only the owner and the managers of a team offer in its name')
  const found = await findTeam(tx.db, teamId)
  if (found?.state !== 'active') throw new Conflict(`${found?.name ?? 'This team'} can’t take new work now`)
  const [row] = await tx.db
    .select({ count: count() })
    .from(teamMember)
    .where(and(eq(teamMember.teamId, teamId), isNull(teamMember.leftAt)))
  if ((row?.count ?? 0) < PEOPLE_LEAST)
    throw new Conflict(`${found.name} has nobody but you yet: invite somebody first`)
}

/** The teams in whose name somebody may offer. */
export async function listTeamsToSellFor(db: Db, memberId: string): Promise<NamedTeam[]> {
  return db
    .select(named)
    .from(teamMember)
    .innerJoin(team, eq(team.id, teamMember.teamId))
    .where(
      and(
        eq(teamMember.memberId, memberId),
        isNull(teamMember.leftAt),
        inArray(teamMember.role, ['owner', 'manager']),
        eq(team.state, 'active'),
        gt(people, PEOPLE_LEAST - 1),
      ),
    )
    .orderBy(team.name, team.id)
}

const namedTeams = prepared((db) =>
  db.select(named).from(team).where(oneOfIds(team.id)).prepare('find_named_teams'),
)

export async function nameTeams(
  db: Db | DrizzleTransaction,
  ids: Iterable<string | null | undefined>,
): Promise<Map<string, NamedTeam>> {
  const wanted = [...new Set(ids)].filter((id) => typeof id === 'string')
  if (wanted.length === 0) return new Map()
  const rows = await namedTeams(db).execute({ ids: wanted })
  return new Map(rows.map((row) => [row.id, row]))
}

/** The living team that somebody owns, if they own one. */
export async function findOwnedTeamId(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.ownerId, memberId), ne(team.state, 'dissolved')))
  return found?.id
}

export type OpenTeams = {
  /** The owner of each that takes new work: what is sold in its name is sold by them, on their terms. */
  owners: Map<string, string>
  /** Those that somebody is in, who buys nothing from them. */
  own: Set<string>
}

/** Of these teams: those that take new work, and those that a buyer is in. */
export async function findOpenTeams(
  db: Db | DrizzleTransaction,
  teamIds: readonly string[],
  buyerId: string | undefined,
): Promise<OpenTeams> {
  if (teamIds.length === 0) return { owners: new Map(), own: new Set() }
  const rows = await db
    .select({ id: team.id, state: team.state, ownerId: team.ownerId, memberId: teamMember.memberId })
    .from(team)
    .leftJoin(
      teamMember,
      and(
        eq(teamMember.teamId, team.id),
        isNull(teamMember.leftAt),
        buyerId ? eq(teamMember.memberId, buyerId) : sql`false`,
      ),
    )
    .where(inArray(team.id, [...teamIds]))
  const open = rows.filter(({ state }) => state === 'active')
  return {
    owners: new Map(open.map(({ id, ownerId }) => [id, ownerId])),
    own: new Set(rows.filter(({ memberId }) => memberId !== null).map(({ id }) => id)),
  }
}

/** Whether a member is in any team, as part of a larger question. */
export const isInAnyTeam = (memberId: SQLWrapper) =>
  sql<boolean>`exists (select from ${teamMember} where ${teamMember.memberId} = ${memberId} and ${teamMember.leftAt} is null)`
