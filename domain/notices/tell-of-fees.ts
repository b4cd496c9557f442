import type { Actor } from '#domain/actor.ts'
import { listRuleChanges } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { feeNews } from './fee-words.ts'
import { authorise } from './permissions.ts'
import { tellNext } from './tell-next.ts'

/** More changes than a marketplace makes in its life. */
const ALL_CHANGES = 10_000

type Told = { changeIds: readonly number[] }

/** Tells the next members that fees will change, or will not after all; says whether there may be more. */
export async function tellOfFees(
  tx: Transaction,
  actor: Actor,
  { changeIds }: Told,
): Promise<{ more: boolean }> {
  authorise(actor, 'notice.tell')
  return tellNext(tx, {
    subject: `setting-change:${changeIds.toSorted((one, other) => one - other).join(',')}`,
    async find() {
      const news = feeNews(await listRuleChanges(tx.db, ALL_CHANGES), changeIds)
      return news && ((memberIds) => tx.announce({ kind: 'notice.of-fees', memberIds, news }))
    },
  })
}
