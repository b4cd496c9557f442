import { z } from 'zod'
import { projectReasonKeys, projectReasons } from './reason-choices.ts'

/** Standard reasons by their names, and words of the moderator's own: at least one of either. */
export const projectRejectionInput = z
  .object({
    reasons: z
      .array(z.enum(projectReasonKeys as [string, ...string[]], { error: 'Reasons: choose from the list' }))
      .default([]),
    note: z
      .string()
      .trim()
      .max(1_000, { error: 'Note: at most 1,000 characters' })
      .refine((typed) => !/[^\P{Cc}\r\n\t]/u.test(typed), {
        error: 'Note: remove the characters that can’t be shown',
      })
      .default(''),
  })
  .refine(({ reasons, note }) => reasons.length > 0 || note !== '', {
    path: ['reasons'],
    error: 'Reasons: choose at least one, or say it in your own words',
  })
  .transform(({ reasons, note }) => {
    const chosen: string[] = projectReasonKeys
      .filter((key) => reasons.includes(key))
      .map((key) => projectReasons[key])
    return chosen.length > 0 ? { reasons: chosen, note } : { reasons: [note], note: '' }
  })
