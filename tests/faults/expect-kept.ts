import { expect } from 'vitest'
import { expectJournalKept, findOwed, nothingOwed } from './check-journal.ts'
import type { FaultHall } from './fault-hall.ts'
import { letFallDue, letSilenceBeNoticed } from './pass-time.ts'
import type { Traffic } from './traffic.ts'

/** After a fault: everyone ends what they began, all that is owed is done, and the journal and the book are as they must be. */
export async function expectAllKept({ postgres: { url } }: FaultHall, traffic: Traffic): Promise<void> {
  await traffic.stop()
  await letFallDue(url, traffic.journal.silent, 0)
  await letSilenceBeNoticed(url)
  await expect
    .poll(() => findOwed(url, [], traffic.journal), { timeout: 300_000, interval: 200 })
    .toEqual(nothingOwed)
  await expectJournalKept(url, traffic.journal)
}
