import { z } from 'zod'
import { plainText } from '#platform/text/plain-text.ts'

export const payoutLimits = { reason: { min: 3, max: 500 } }

export const payoutReasonInput = z.object({ reason: plainText('Reason', payoutLimits.reason) })
