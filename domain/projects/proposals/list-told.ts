import { listPeopleOfTeams } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { ToldOfProposal } from '../events.ts'
import type { ProposalRow } from '../lock-project.ts'

/**
 * Whoever is told of these proposals: their sellers, and of a team its owner and managers as they are now. Each is told once, of what
 * they sent themselves before what others of their teams did.
 */
export async function listTold<Row extends Pick<ProposalRow, 'sellerId' | 'teamId'>>(
  tx: Transaction,
  rows: readonly Row[],
): Promise<(Row & ToldOfProposal)[]> {
  const people = await listPeopleOfTeams(
    tx.db,
    rows.flatMap(({ teamId }) => teamId ?? []),
  )
  const keepersOf = ({ teamId, sellerId }: Row) =>
    teamId
      ? (people.get(teamId) ?? []).filter(({ role }) => role !== 'member').map(({ memberId }) => memberId)
      : [sellerId]
  const all = rows.flatMap((row) =>
    keepersOf(row).map((memberId) => ({ ...row, memberId, isSender: memberId === row.sellerId })),
  )
  const told = new Map<string, Row & ToldOfProposal>()
  for (const one of all) if (one.isSender || !told.has(one.memberId)) told.set(one.memberId, one)
  return [...told.values()]
}
