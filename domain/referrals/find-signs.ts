import { haveOneMailbox, haveSharedDevice } from '#domain/accounts/index.ts'
import { havePaidAlike } from '#domain/payments/index.ts'
import { haveLikeMethods } from '#domain/payouts/index.ts'
import { wasMadeWhereUsed } from '#domain/security/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Referral } from './schema.server.ts'
import { type SamePersonSign, samePersonSigns } from './sign-words.ts'

/**
 * What says that the two are one person: what is found now, and what was found before. A device can be forgotten and a payout method
 * changed; that they were once the same is not undone by it.
 */
export async function findSigns(
  db: Db | DrizzleTransaction,
  { memberId, referrerId, signs }: Pick<Referral, 'memberId' | 'referrerId' | 'signs'>,
): Promise<SamePersonSign[]> {
  const pair = [memberId, referrerId] as const
  const looks: Partial<Record<SamePersonSign, () => Promise<boolean>>> = {
    device: () => haveSharedDevice(db, pair),
    address: () => wasMadeWhereUsed(db, { madeId: memberId, usedId: referrerId }),
    email: () => haveOneMailbox(db, pair),
    payment: () => havePaidAlike(db, pair),
    payout: () => haveLikeMethods(db, pair),
  }
  const found: SamePersonSign[] = []
  for (const sign of samePersonSigns) if (signs.includes(sign) || (await looks[sign]?.())) found.push(sign)
  return found
}
