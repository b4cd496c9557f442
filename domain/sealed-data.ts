import { authenticatorSecrets, nextAuthenticatorSecrets } from '#domain/accounts/index.ts'
import { bankFiles, paymentLists, payoutDetails, payoutMethodDetails } from '#domain/payouts/index.ts'
import type { SealedColumn } from '#platform/crypto/sealed-column.ts'

/** Where areas say what they keep sealed: a change of SECRET seals all of it anew. */
export const sealedData: Readonly<Record<string, SealedColumn>> = {
  'authenticators’ secrets': authenticatorSecrets,
  'secrets of authenticators to come': nextAuthenticatorSecrets,
  'payout methods': payoutMethodDetails,
  'details of payouts': payoutDetails,
  'bank files of payouts': bankFiles,
  'lists of payouts': paymentLists,
}
