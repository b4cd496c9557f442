import { z } from 'zod'
import { plainText } from '#platform/text/plain-text.ts'

/** More than the page shows: a form with more was not sent by it. */
const MOST_AT_ONCE = 200

export const discardJobsLimits = { reason: { min: 3, max: 500 } }

export const tryAgainInput = z.object({
  jobs: z
    .array(z.uuid({ error: 'This job is not in the list. Reload the page.' }), {
      error: 'Select at least one job',
    })
    .min(1, 'Select at least one job')
    .max(MOST_AT_ONCE, `Select at most ${MOST_AT_ONCE} jobs at once`),
})

export const discardJobsInput = tryAgainInput.extend({
  reason: plainText('Reason', discardJobsLimits.reason),
})
