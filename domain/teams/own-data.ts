import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Person } from '#domain/accounts/index.ts'
import { forgetName } from '#domain/notifications/index.ts'
import type { Block } from '#domain/privacy/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { lockTeam } from './lock-team.ts'
import { teamThing } from './letters.ts'
import { endMembership } from './people/end-membership.ts'
import { team, teamInvitation, teamMember, teamShare } from './schema.server.ts'
import { endTeam } from './states/dissolve-team.ts'

/** In which teams a member is or was, with their shares by version, and what they were asked. */
export async function exportTeams(db: Db, { id }: Person) {
  const memberships = await db
    .select({
      team: team.name,
      role: teamMember.role,
      craft: teamMember.craft,
      joinedAt: teamMember.joinedAt,
      leftAt: teamMember.leftAt,
    })
    .from(teamMember)
    .innerJoin(team, eq(team.id, teamMember.teamId))
    .where(eq(teamMember.memberId, id))
    .orderBy(desc(teamMember.joinedAt))
  const shares = await db
    .select({
      team: team.name,
      version: teamShare.number,
      basisPoints: teamShare.basisPoints,
      answeredAt: teamShare.answeredAt,
    })
    .from(teamShare)
    .innerJoin(team, eq(team.id, teamShare.teamId))
    .where(eq(teamShare.memberId, id))
    .orderBy(team.name, teamShare.number)
  const invitations = await db
    .select({
      team: team.name,
      role: teamInvitation.role,
      state: teamInvitation.state,
      invitedAt: teamInvitation.invitedAt,
      answeredAt: teamInvitation.answeredAt,
    })
    .from(teamInvitation)
    .innerJoin(team, eq(team.id, teamInvitation.teamId))
    .where(or(eq(teamInvitation.memberId, id), eq(teamInvitation.answeredBy, id)))
    .orderBy(newestFirst(teamInvitation.invitedAt))
  return { memberships, shares, invitations }
}

/** Others depend on an owner: a team with somebody else in it is handed over or dissolved first. */
export async function findTeamBlock(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<Block | undefined> {
  const [owned] = await db
    .select({ name: team.name, slug: team.slug, state: team.state })
    .from(team)
    .where(and(eq(team.ownerId, memberId), ne(team.state, 'dissolved'), sql`${team.people} > 1`))
  return owned
    ? {
        words: wordsOfBlock(owned),
        link: {
          to: `/team/${owned.state === 'suspended' ? 'people' : 'settings'}?of=${owned.slug}`,
          label: owned.name,
        },
        stopsAsking: false,
      }
    : undefined
}

const wordsOfBlock = ({ name, state }: Pick<typeof team.$inferSelect, 'name' | 'state'>) =>
  state === 'suspended'
    ? `You own the team ${name}, which is suspended: take the others out of it first, or ask us to hand it over`
    : `You own the team ${name}: hand it over or dissolve it first`

/** Takes a member out of every team; one that they were alone in is dissolved. Shares of old versions stay: others are paid by them. */
export async function eraseTeams(tx: Transaction, { id, verifiedEmail }: Person): Promise<void> {
  const own = await tx.db
    .select({ teamId: teamMember.teamId })
    .from(teamMember)
    .innerJoin(team, eq(team.id, teamMember.teamId))
    .where(and(eq(teamMember.memberId, id), isNull(teamMember.leftAt), ne(team.state, 'dissolved')))
    .orderBy(teamMember.teamId)
  for (const { teamId } of own) {
    const found = await lockTeam(tx, teamId)
    if (found.ownerId === id) await endTeam(tx, found, id)
    else await endMembership(tx, found, { memberId: id, byId: id, what: 'left' })
  }
  await tx.db.update(teamMember).set({ craft: '' }).where(eq(teamMember.memberId, id))
  const isTheirs = or(
    eq(teamInvitation.memberId, id),
    verifiedEmail ? eq(sql`lower(${teamInvitation.email})`, verifiedEmail.toLowerCase()) : undefined,
  )
  await tx.db
    .update(teamInvitation)
    .set({ state: 'taken-back', answeredAt: tx.now })
    .where(and(isTheirs, eq(teamInvitation.state, 'open')))
  await tx.db.update(teamInvitation).set({ email: null }).where(isTheirs)
}

/** What the others of their teams were told about them is told of a former member. */
export async function forgetInTeams(tx: Transaction, person: Person): Promise<void> {
  const been = await tx.db
    .select({ teamId: teamMember.teamId })
    .from(teamMember)
    .where(eq(teamMember.memberId, person.id))
  await forgetName(tx, person, {
    name: person.displayName,
    things: been.map(({ teamId }) => teamThing(teamId)),
  })
}
