import { and, eq, max } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { teamDivision, teamShare } from '../schema.server.ts'
import type { Share } from '../share-out.ts'
import type { Team } from '../team-queries.ts'
import { WHOLE } from '../team-rules.ts'

type NewDivision = {
  shares: readonly Share[]
  state: 'in-force' | 'waiting'
  proposedBy: string | null
  /** Those without whose word it does not come into force. */
  asks?: readonly string[]
}

/** Writes the next version of who gets what. The one before stays in force until this one is. */
export async function writeDivision(
  tx: Transaction,
  { id: teamId }: Pick<Team, 'id'>,
  { shares, state, proposedBy, asks = [] }: NewDivision,
): Promise<number> {
  const sum = shares.reduce((points, { basisPoints }) => points + basisPoints, 0)
  if (sum !== WHOLE) throw new Error(`Shares of the team ${teamId} sum to ${sum}`)
  const [last] = await tx.db
    .select({ number: max(teamDivision.number) })
    .from(teamDivision)
    .where(eq(teamDivision.teamId, teamId))
  const number = (last?.number ?? 0) + 1
  if (state === 'in-force') await endDivision(tx, teamId)
  await tx.db.insert(teamDivision).values({
    teamId,
    number,
    state,
    proposedBy,
    proposedAt: tx.now,
    inForceFrom: state === 'in-force' ? tx.now : null,
  })
  await tx.db.insert(teamShare).values(
    shares.map(({ memberId, basisPoints }) => ({
      teamId,
      number,
      memberId,
      basisPoints,
      mustAgree: asks.includes(memberId) ? ('waiting' as const) : ('no' as const),
    })),
  )
  return number
}

/** What waited and is agreed on holds from now on. */
export async function putInForce(tx: Transaction, teamId: string, number: number): Promise<void> {
  await endDivision(tx, teamId)
  await tx.db
    .update(teamDivision)
    .set({ state: 'in-force', inForceFrom: tx.now })
    .where(and(eq(teamDivision.teamId, teamId), eq(teamDivision.number, number)))
}

async function endDivision(tx: Transaction, teamId: string): Promise<void> {
  await tx.db
    .update(teamDivision)
    .set({ state: 'past', inForceUntil: tx.now })
    .where(and(eq(teamDivision.teamId, teamId), eq(teamDivision.state, 'in-force')))
}
