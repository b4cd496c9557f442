import { openSeal, type Seal } from '#platform/crypto/seal.ts'
import { sealedColumn } from '#platform/crypto/sealed-column.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import { payout, payoutBatch, payoutMethod } from './schema.server.ts'

const PURPOSE = 'payout-method'

/** One seal for the details of methods, wherever they are written or read. */
export const openPayoutSeal = (secret: Secret): Seal => openSeal(secret, PURPOSE)

export const payoutMethodDetails = sealedColumn({
  table: payoutMethod,
  key: payoutMethod.id,
  sealed: payoutMethod.sealed,
  purpose: PURPOSE,
})

export const payoutDetails = sealedColumn({
  table: payout,
  key: payout.id,
  sealed: payout.sealed,
  purpose: PURPOSE,
})

const batchColumn = (sealed: typeof payoutBatch.sealedXml | typeof payoutBatch.sealedCsv) =>
  sealedColumn({ table: payoutBatch, key: payoutBatch.id, sealed, purpose: PURPOSE })

export const bankFiles = batchColumn(payoutBatch.sealedXml)
export const paymentLists = batchColumn(payoutBatch.sealedCsv)
