import { expect } from 'vitest'
import { expectJournalStored, findOwed, nothingOwed } from './check-journal.ts'
import type { FaultServers } from './fault-servers.ts'
import { letFallDue, letSilenceBeNoticed } from './pass-time.ts'
import type { Traffic } from './traffic.ts'

/** After a fault: everyone ends what they began, all that is owed is done, and the journal and the book are as they must be. */
export async function expectAllStored({ postgres: { url } }: FaultServers, traffic: Traffic): Promise<void> {
  await traffic.stop()
  await letFallDue(url, traffic.journal.silent, 0)
  await letSilenceBeNoticed(url)
  await expect
    .poll(() => findOwed(url, [], traffic.journal), { timeout: 300_000, interval: 200 })
    .toEqual(nothingOwed)
  await expectJournalStored(url, traffic.journal)
}
