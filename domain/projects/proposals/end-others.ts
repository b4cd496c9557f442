import type { Transaction } from '#platform/db/transaction.ts'
import { endOpenProposals, followProposals } from './count-proposals.ts'
import { listTold } from './list-told.ts'
import type { ProjectRow } from '../lock-project.ts'

/** Those who were not chosen. A proposal that was never read comes back to its seller's month. */
export async function endOthers(tx: Transaction, awarded: ProjectRow): Promise<void> {
  const others = await endOpenProposals(tx, awarded.id, 'unread')
  await followProposals(tx, awarded)
  const told = await listTold(tx, others)
  if (told.length > 0) await tx.announce({ kind: 'proposals.passed-over', title: awarded.title, told })
}
