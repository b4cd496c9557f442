import { z } from 'zod'
import { plainText } from '#platform/text/plain-text.ts'
import { payoutLimits } from './payout-input.ts'

const LARGEST_NUMBER = 2_147_483_647

/** The number in an address. */
export const batchNumberInput = z.coerce.number().int().min(1).max(LARGEST_NUMBER)

export const withdrawBatchInput = z.object({ reason: plainText('Reason', payoutLimits.reason) })
