import { isbot } from 'isbot'
import type { Services } from '#app/services.ts'
import { countVisit } from '#domain/referrals/index.ts'
import { openOwnCount } from '#platform/limits/own-count.ts'
import { log } from '#platform/log/log.ts'

/** Nobody opens more links in a minute by hand; the rest of a flood is not written down. */
const mayCount = openOwnCount(30)

/** Counts a person who opened a member's link. A preview of a messenger is none; and no page waits for a figure that can't be kept. */
export async function countInvited(
  { transaction, clock }: Pick<Services, 'transaction' | 'clock'>,
  referrerId: string,
  { address, browser }: { address: string; browser: string },
): Promise<void> {
  if (browser === '' || isbot(browser) || !mayCount(address, clock.now())) return
  try {
    await transaction((tx) => countVisit(tx, { referrerId, visitor: `${address}\n${browser}` }))
  } catch (error) {
    log.warn({ err: error }, 'a visit by an invitation could not be counted')
  }
}
