import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { makePapers, type PapersAsked } from './make-papers.ts'

type Plan = { transferIds: string[]; agreed: { dealId: string; number: number }[] }

const AT_ONCE = 1_000

/** What an open transaction has to make papers of, once, when all else in it is done. */
const plans = new WeakMap<Transaction['db'], Plan>()

/**
 * Numbers are given at the very end, so that the counters that all share are locked for the length of a commit; and all movements of a
 * transaction are known by then, so that an order of several deals has one receipt.
 */
export function planPapers(tx: Transaction, asked: Partial<PapersAsked>, settings: Settings): void {
  const plan = plans.get(tx.db) ?? { transferIds: [], agreed: [] }
  plan.transferIds.push(...(asked.transferIds ?? []))
  plan.agreed.push(...(asked.agreed ?? []))
  plans.set(tx.db, plan)
  tx.atEnd('papers', async () => {
    plans.delete(tx.db)
    const { transferIds, agreed } = plan
    // Months of a demo are one transaction: what is asked of the database at once stays bounded.
    for (let from = 0; from < Math.max(transferIds.length, agreed.length); from += AT_ONCE) {
      const some = {
        transferIds: transferIds.slice(from, from + AT_ONCE),
        agreed: agreed.slice(from, from + AT_ONCE),
      }
      await makePapers(tx, some, settings)
    }
  })
}
