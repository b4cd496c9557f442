import type { Transaction } from '#platform/db/transaction.ts'
import { endOpenProposals, followProposals } from './count-proposals.ts'
import { listTold } from './list-told.ts'
import type { ProjectRow } from '../lock-project.ts'

/** Nobody was hired: every proposal ends, comes back to its seller's month, and its seller is told so. */
export async function releaseProposals(tx: Transaction, own: ProjectRow, why: string): Promise<void> {
  const ended = await endOpenProposals(tx, own.id, 'all')
  await followProposals(tx, own)
  if (ended.length === 0) return
  await tx.announce({
    kind: 'proposals.released',
    title: own.title,
    told: await listTold(tx, ended),
    why,
  })
}
