import { findOwnMoney } from '#domain/ledger/index.ts'
import { beginPlan, beginTrial, cancelPro, grantProDays, priceOf, type ProPlan } from '#domain/pro/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { demoOrigin } from '../demo-step.ts'
import type { Market } from './market.ts'
import { haveMoney } from './money.ts'
import type { Stage } from './stage.ts'

const guest = 'tomas-rivera'

/** Members with PRO in each of its states. The one whom the sign-in page offers has not tried it yet. */
export function seedPro(stage: Stage, { people }: Market): void {
  const { settings } = stage.context
  const names = people.map(({ username }) => username).filter((username) => username !== guest)
  const [monthly = '', yearly = '', trying = '', leaving = '', left = '', granted = ''] = names
  const begin = (username: string, daysAgo: number, plan: ProPlan) =>
    stage.at(daysAgo, async (tx) => {
      const who = stage.who(username)
      await haveMoney(tx, who, priceOf(plan, settings), stage.context)
      await beginPlan(tx, who, { memberId: who.id, plan }, { settings })
    })
  const cancel = (username: string, daysAgo: number) =>
    stage.at(daysAgo, (tx) => cancelPro(tx, stage.who(username)))

  begin(monthly, 118, 'monthly')
  begin(yearly, 93, 'yearly')
  stage.at(4.5, (tx) => beginTrial(tx, stage.who(trying), { plan: 'monthly' }, { settings }))
  begin(leaving, 19, 'monthly')
  cancel(leaving, 6)
  begin(left, 75, 'monthly')
  cancel(left, 60)
  stage.at(12, (tx) => {
    const admin = { ...stage.who('nadia-orlova'), role: 'admin' as const }
    const days = {
      memberId: stage.who(granted).id,
      days: 30,
      reason: 'For the hours that the hall was shut.',
    }
    return grantProDays(tx, admin, days, { settings, origin: demoOrigin })
  })
  // Tried until yesterday, and nothing is on the balance to go on with.
  stage.at(8, async (tx) => {
    const poor = await findPoor(tx, stage, names.toReversed())
    if (poor) await beginTrial(tx, stage.who(poor), { plan: 'monthly' }, { settings })
  })
}

async function findPoor(
  tx: Transaction,
  stage: Stage,
  names: readonly string[],
): Promise<string | undefined> {
  for (const username of names) {
    const { available, clearing } = await findOwnMoney(tx.db, stage.who(username).id)
    if (available + clearing === 0n) return username
  }
  return undefined
}
