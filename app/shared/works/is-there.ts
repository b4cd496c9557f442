import { findPerson } from '#domain/accounts/index.ts'
import { isServiceOnShow } from '#domain/catalogue/index.ts'
import type { IsThere, ListedKind } from '#domain/favourites/index.ts'
import { listProjectCards } from '#domain/projects/index.ts'
import { describeTeams } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'

/** Whether every member may see it, so that it can be kept. */
export const isThere: IsThere = (tx, { kind, id }) => looks[kind](tx, id)

const looks: Record<ListedKind, (tx: Transaction, id: string) => Promise<boolean>> = {
  service: isServiceOnShow,
  member: async (tx, id) => (await findPerson(tx.db, id))?.state === 'active',
  team: async (tx, id) => (await describeTeams(tx.db, [id])).size > 0,
  project: async (tx, id) => (await listProjectCards(tx.db, [id], { isMember: true })).length > 0,
}
