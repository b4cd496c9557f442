import { openSeal, type Seal } from '#platform/crypto/seal.ts'

/** What the details of payout methods are sealed with. */
export const openPayoutSeal = (secret: string): Seal => openSeal(secret, 'payout-method')
