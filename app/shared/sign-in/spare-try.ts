import type { Edge } from '#app/edge.ts'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { isFault } from '#platform/telemetry/report-fault.ts'

type GiveBack = (tx: Transaction) => Promise<void>

const AGAIN_MS = 1_000
/** As long as tries are counted: afterwards there is nothing to give back. */
const MOST_TIMES = 15 * 60

/**
 * A try was taken before it was known whether it is right. When that could not be found out because of a fault of ours, it was
 * no wrong password and is given back; nothing was told that a right one would not have been told too.
 */
export async function spareTry<Result>(
  { transaction }: Pick<Edge, 'transaction'>,
  giveBack: GiveBack,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isFault(error) || isDatabaseAway(error)) await giveBackInTime(transaction, giveBack, MOST_TIMES)
    throw error
  }
}

/** At once if it can be, otherwise when the database is there again: whoever tried does not wait for that. */
async function giveBackInTime(
  transaction: Edge['transaction'],
  giveBack: GiveBack,
  times: number,
): Promise<void> {
  try {
    await transaction(giveBack)
  } catch {
    if (times > 1) setTimeout(() => void giveBackInTime(transaction, giveBack, times - 1), AGAIN_MS).unref()
  }
}
