import { clockActor, type MemberActor } from '#domain/actor.ts'
import { followClearing } from '#domain/areas.ts'
import { listDueClocks, runClock } from '#domain/deals/index.ts'
import { clearDue } from '#domain/ledger/index.ts'
import { listDuePro, settlePro } from '#domain/pro/index.ts'
import { expireProject, listOverdueProjects } from '#domain/projects/index.ts'
import { rewardFinal } from '#domain/referrals/index.ts'
import { listDueReviews, revealDue } from '#domain/reviews/index.ts'
import { addDays, HOUR_MS } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { DemoContext } from '../demo-step.ts'

type Act = (tx: Transaction) => Promise<void>

/** Who takes part, what is for sale, and what happens when. */
export type Stage = {
  context: DemoContext
  who(username: string): MemberActor
  serviceId(title: string): string
  categoryId(slug: string): string
  /** Something happens so many days ago; what would be tomorrow does not. */
  at(daysAgo: number, act: Act): void
}

export type Scene = { daysAgo: number; act: Act }

const AT_ONCE = 1_000
const TICK_DAYS = 0.5

/** Lets everything happen in its order, with time passing between: deadlines are kept and money clears. */
export async function play(
  tx: Transaction,
  scenes: readonly Scene[],
  { settings }: Pick<DemoContext, 'settings'>,
): Promise<void> {
  const inOrder = scenes.toSorted((one, other) => other.daysAgo - one.daysAgo)
  let nextTick = inOrder[0]?.daysAgo ?? 0
  for (const { daysAgo, act } of inOrder) {
    for (; nextTick > daysAgo; nextTick -= TICK_DAYS) await letTimePass(ago(tx, nextTick), settings)
    await act(ago(tx, daysAgo))
  }
  for (; nextTick > 0; nextTick -= TICK_DAYS) await letTimePass(ago(tx, nextTick), settings)
  await letTimePass(tx, settings)
}

/** The same transaction at an earlier moment. */
const ago = (tx: Transaction, daysAgo: number): Transaction => ({ ...tx, now: addDays(tx.now, -daysAgo) })

export const minutesBefore = (tx: Transaction, minutes: number): Transaction => ({
  ...tx,
  now: new Date(tx.now.getTime() - (minutes * HOUR_MS) / 60),
})

/** What the jobs of the marketplace would have done by this moment. */
async function letTimePass(tx: Transaction, settings: DemoContext['settings']): Promise<void> {
  for (const due of await listDueClocks(tx.db, tx.now, AT_ONCE)) await runClock(tx, clockActor, due)
  while ((await clearDue(tx, followClearing)).more);
  while ((await rewardFinal(tx)).more);
  for (const dealId of await listDueReviews(tx.db, tx.now, AT_ONCE)) await revealDue(tx, clockActor, dealId)
  for (const projectId of await listOverdueProjects(tx.db, tx.now, AT_ONCE))
    await expireProject(tx, clockActor, { projectId })
  for (const memberId of await listDuePro(tx.db, tx.now))
    await settlePro(tx, clockActor, { memberId }, { settings })
}
