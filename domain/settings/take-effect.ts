import type { Transaction } from '#platform/db/transaction.ts'

/** Says that announced rules apply from now on: the values themselves changed by the clock alone, but pages showing them did not. */
export async function takeEffect(tx: Transaction): Promise<void> {
  await tx.announce({ kind: 'settings.took-effect' })
}
