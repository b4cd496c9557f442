import { and, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors/errors.ts'
import { mayInTeam, refusalInTeam, type TeamAct } from './policy.ts'
import { team, teamMember } from './schema.server.ts'
import { findRole, type Team } from './team-queries.ts'
import { teamLimits, type TeamRole } from './team-rules.ts'

/** The team's row, held until the transaction ends: whatever changes its people, shares or state follows one another. */
export async function lockTeam(tx: Transaction, teamId: string): Promise<Team> {
  const [found] = await tx.db.select().from(team).where(eq(team.id, teamId)).for('update')
  if (!found) throw new NotFound('There is no such team')
  return found
}

export function expectLiving({ state }: Team): void {
  if (state === 'dissolved') throw new Conflict('This team is dissolved')
}

/**
 * While a team is suspended its owner stays its owner, who answers for it and may appeal: it is neither ended nor handed over to begin anew
 * under another name. Its deals go on and its people are paid all the same, and an administrator may offer it.
 */
export function expectNotSuspended({ state, name }: Team): void {
  if (state === 'suspended')
    throw new Conflict(
      `${name} is suspended. Until that ends it can’t be dissolved, and changes hands by an administrator’s offer alone.`,
    )
}

/** Locks the team of somebody who wants to do something in it, and refuses what their role does not allow. */
export async function enterTeam(
  tx: Transaction,
  actor: MemberActor,
  teamId: string,
  act: TeamAct,
): Promise<{ team: Team; role: TeamRole }> {
  const found = await lockTeam(tx, teamId)
  const role = await findRole(tx.db, teamId, actor.id)
  if (!role || !mayInTeam(role, act)) throw new Forbidden(refusalInTeam(role, act))
  expectLiving(found)
  return { team: found, role }
}

/** What is counted over several teams of one person is counted by one at a time. Always after the team's own row. */
export async function lockTeamsOf({ db }: Transaction, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`guildhall.teams of ${memberId}`}))`)
}

/** In how many living teams somebody is. */
export async function countTeamsOf(tx: Pick<Transaction, 'db'>, memberId: string): Promise<number> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(teamMember)
    .innerJoin(team, eq(team.id, teamMember.teamId))
    .where(and(eq(teamMember.memberId, memberId), isNull(teamMember.leftAt), ne(team.state, 'dissolved')))
  return row?.count ?? 0
}

export async function expectRoomForTeam(tx: Transaction, memberId: string): Promise<void> {
  if ((await countTeamsOf(tx, memberId)) >= teamLimits.teamsOfAMember)
    throw new Conflict(
      `You are in ${teamLimits.teamsOfAMember} teams, as many as one may be. Leave one first.`,
    )
}

export async function expectOwnsNone(tx: Transaction, memberId: string): Promise<void> {
  const [owned] = await tx.db
    .select({ name: team.name, state: team.state })
    .from(team)
    .where(and(eq(team.ownerId, memberId), ne(team.state, 'dissolved')))
  if (owned?.state === 'suspended')
    throw new Conflict(
      `You own ${owned.name}, which is suspended: a member owns one team, and this one stays yours until that ends.`,
    )
  if (owned)
    throw new Conflict(`You own ${owned.name}. Hand it over or dissolve it first: a member owns one team.`)
}
