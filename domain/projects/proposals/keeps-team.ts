import { and, count, eq, inArray } from 'drizzle-orm'
import type { KeepsTeam } from '#domain/teams/index.ts'
import { proposal } from '../schema.server.ts'

/** A team whose proposal waits for an answer goes on. */
export const proposalsKeepTeam: KeepsTeam = async (db, teamId) => {
  const [row] = await db
    .select({ count: count() })
    .from(proposal)
    .where(and(eq(proposal.teamId, teamId), inArray(proposal.state, ['sent', 'shortlisted'])))
  const waiting = row?.count ?? 0
  if (waiting === 0) return []
  return [
    waiting === 1
      ? 'One proposal of it waits for an answer.'
      : `${waiting} proposals of it wait for an answer.`,
  ]
}
