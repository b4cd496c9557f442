import type { Transaction } from '#platform/db/transaction.ts'
import { endStanding, followProposals } from './count-proposals.ts'
import type { Given, ProjectRow } from './lock-project.ts'
import { tell } from './project-letters.ts'

/** Nobody was hired: every proposal ends, comes back to its seller's month, and its seller is told so. */
export async function releaseProposals(
  tx: Transaction,
  own: ProjectRow,
  given: Given,
  why: string,
): Promise<void> {
  const ended = await endStanding(tx, own.id, 'all')
  await followProposals(tx, own, given)
  if (ended.length === 0) return
  await tell(
    tx,
    ended.map(({ sellerId }) => sellerId),
    {
      subject: `Ended without a choice: ${own.title}`,
      paragraphs: [why, 'Your proposal has come back: it does not count in your month.'],
      action: { label: 'Other open projects', path: '/projects' },
    },
    given,
  )
}
