import { z } from 'zod'
import { reasonInput } from '#domain/accounts/index.ts'
import { proPlans } from './plan-rules.ts'

const GRANTED_DAYS_MOST = 366

export const planInput = z.object({ plan: z.enum(proPlans, { error: 'Choose monthly or yearly' }) })

/** What was shown with the button: the sum is compared, so that nobody pays another. */
export const paidPlanInput = planInput.extend({
  sum: z.string().regex(/^-?\d{1,15}$/, { error: 'Reload the page and look at the sum again' }),
})

const DAYS = `Days: a whole number from 1 to ${GRANTED_DAYS_MOST}`

export const grantInput = reasonInput.extend({
  days: z.coerce.number({ error: DAYS }).int({ error: DAYS }).min(1, { error: DAYS }).max(GRANTED_DAYS_MOST, {
    error: DAYS,
  }),
})
