import { z } from 'zod'
import { plainText } from '#platform/text/plain-text.ts'
import { payoutMoveNames, type PayoutMove } from './states.ts'

export const payoutLimits = { reason: { min: 3, max: 500 } }

export const payoutMoveInput = z.enum(payoutMoveNames as [PayoutMove, ...PayoutMove[]])

export const payoutReasonInput = z.object({ reason: plainText('Reason', payoutLimits.reason) })
