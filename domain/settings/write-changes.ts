import { actorLabel, type Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { sqlState } from '#platform/db/sql-state.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { definitions, isFee } from './definitions.ts'
import type { PlannedChange } from './plan-change.ts'
import { settingChange } from './schema.server.ts'

/** What the database says when the currency of money that has moved would be another. */
const CURRENCY_IS_FIXED = 'GH001'

/** Adds lines to the log and says so: every process hears of it, and members of what they pay. */
export async function writeChanges(
  tx: Transaction,
  actor: Actor,
  reason: string,
  planned: readonly PlannedChange[],
  ideaNumber: number | null = null,
): Promise<void> {
  const written = await tx.db
    .insert(settingChange)
    .values(
      planned.map((change) => ({ ...change, changedBy: actorLabel(actor), reason, announcedAt: tx.now })),
    )
    .returning({ id: settingChange.id })
    .catch((error: unknown) => {
      throw sqlState(error) === CURRENCY_IS_FIXED ? currencyRefusal(planned) : error
    })
  await tx.announce({
    kind: 'settings.changed',
    keys: planned.map(({ key }) => key),
    effectiveAt: [...new Set(planned.map(({ effectiveAt }) => effectiveAt.toISOString()))],
    feeChangeIds: written.flatMap(({ id }, place) => {
      const change = planned[place]
      return change && isFee(change.key) ? [id] : []
    }),
    ideaNumber,
    ruleChanges: written.flatMap(({ id }, place) => {
      const change = planned[place]
      return change && definitions[change.key].nature !== 'detail' && change.value !== change.previous
        ? [{ id, key: change.key }]
        : []
    }),
  })
}

function currencyRefusal(planned: readonly PlannedChange[]): Invalid {
  const currency = planned.find(({ key }) => key === 'currency')?.previous
  return new Invalid('The currency is fixed', {
    currency: [`Currency: fixed since money first moved, because all of it is counted in ${currency}`],
  })
}
