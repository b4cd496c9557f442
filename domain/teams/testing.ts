import type { Transaction } from '#platform/db/transaction.ts'
import { team, teamDivision, teamMember, teamShare } from './schema.server.ts'
import type { Share } from './share-out.ts'

let made = 0

/** A team that stands: the first of the shares is its owner's. */
export async function aTeam(tx: Transaction, shares: readonly [Share, ...Share[]]): Promise<string> {
  const [owner] = shares
  const slug = `team-${process.pid}-${++made}-${crypto.randomUUID().slice(0, 8)}`
  const [row] = await tx.db
    .insert(team)
    .values({ slug, name: `Team ${made}`, ownerId: owner.memberId, startedAt: tx.now, people: shares.length })
    .returning({ id: team.id })
  if (!row) throw new Error('No team was made')
  const teamId = row.id
  await tx.db.insert(teamMember).values(
    shares.map(({ memberId }) => ({
      teamId,
      memberId,
      role: memberId === owner.memberId ? ('owner' as const) : ('member' as const),
      joinedAt: tx.now,
    })),
  )
  await tx.db.insert(teamDivision).values({
    teamId,
    number: 1,
    state: 'in-force',
    proposedBy: owner.memberId,
    proposedAt: tx.now,
    inForceFrom: tx.now,
  })
  await tx.db
    .insert(teamShare)
    .values(shares.map(({ memberId, basisPoints }) => ({ teamId, number: 1, memberId, basisPoints })))
  return teamId
}
