import { z } from 'zod'
import { standardReasonKeys, standardReasons } from './reason-choices.ts'

const moderationLimits = { note: { max: 1_000 } } as const

const note = z
  .string({ error: 'Note: write text' })
  .trim()
  .max(moderationLimits.note.max, { error: 'Note: at most 1,000 characters' })
  .refine((typed) => !/[^\P{Cc}\r\n\t]/u.test(typed), {
    error: 'Note: remove the characters that can’t be shown',
  })
  .default('')

export const approvalInput = z.object({ note })

/** Standard reasons by their names, and words of the moderator's own: at least one of either. */
export const rejectionInput = z
  .object({
    reasons: z
      .array(z.enum(standardReasonKeys as [string, ...string[]], { error: 'Reasons: choose from the list' }))
      .default([]),
    note,
  })
  .refine(({ reasons, note: said }) => reasons.length > 0 || said !== '', {
    path: ['reasons'],
    error: 'Reasons: choose at least one, or say it in your own words',
  })
  .transform(({ reasons, note: said }) => {
    const chosen = standardReasonKeys
      .filter((key) => reasons.includes(key))
      .map((key) => standardReasons[key])
    return chosen.length > 0 ? { reasons: chosen as string[], note: said } : { reasons: [said], note: '' }
  })
