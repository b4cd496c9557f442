import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { record } from '../record.ts'
import { teamDivision, teamShare } from '../schema.server.ts'
import type { Team } from '../team-queries.ts'

export type WaitingShare = typeof teamShare.$inferSelect
export type WaitingDivision = { number: number; proposedBy: string | null; shares: WaitingShare[] }

/** The one division of a team that waits for somebody's word. */
export async function findWaiting(
  { db }: Pick<Transaction, 'db'>,
  teamId: string,
): Promise<WaitingDivision | undefined> {
  const rows = await db
    .select({ share: teamShare, proposedBy: teamDivision.proposedBy })
    .from(teamDivision)
    .innerJoin(
      teamShare,
      and(eq(teamShare.teamId, teamDivision.teamId), eq(teamShare.number, teamDivision.number)),
    )
    .where(and(eq(teamDivision.teamId, teamId), eq(teamDivision.state, 'waiting')))
    .orderBy(teamShare.memberId)
  const [first] = rows
  if (!first) return undefined
  const { proposedBy } = first
  return { number: first.share.number, proposedBy, shares: rows.map(({ share }) => share) }
}

/** The same, where somebody answers what they saw: another version is not what they meant. */
export async function expectWaiting(
  tx: Transaction,
  teamId: string,
  number: number,
): Promise<WaitingDivision> {
  const waiting = await findWaiting(tx, teamId)
  if (waiting?.number !== number) throw new Conflict('This proposal does not wait for an answer any more')
  return waiting
}

export async function endWaiting(
  tx: Transaction,
  { id: teamId }: Pick<Team, 'id'>,
  number: number,
  state: 'refused' | 'withdrawn',
): Promise<void> {
  await tx.db
    .update(teamDivision)
    .set({ state })
    .where(and(eq(teamDivision.teamId, teamId), eq(teamDivision.number, number)))
  await tx.db
    .update(teamShare)
    .set({ mustAgree: 'no' })
    .where(
      and(eq(teamShare.teamId, teamId), eq(teamShare.number, number), eq(teamShare.mustAgree, 'waiting')),
    )
}

/** Other people are in the team than those who were asked: what waits is withdrawn, and everyone is told. */
export async function withdrawWaiting(
  tx: Transaction,
  team: Team,
  byId: string | null,
): Promise<WaitingDivision | undefined> {
  const waiting = await findWaiting(tx, team.id)
  if (!waiting) return undefined
  await endWaiting(tx, team, waiting.number, 'withdrawn')
  await record(tx, team, { what: 'shares-withdrawn', byId, words: `version ${waiting.number}` })
  return waiting
}
