import { z } from 'zod'
import type { Settings } from '#domain/settings/index.ts'

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

/** Reasons of the settings by their names, and words of the moderator's own: at least one of either. */
export const rejectionInput = ({ serviceReasons }: Pick<Settings, 'serviceReasons'>) =>
  z
    .object({
      reasons: z
        .array(z.string().max(60, { error: 'Reasons: choose from the list' }))
        .max(50)
        .default([])
        .refine((names) => names.every((name) => serviceReasons.some((one) => one.name === name)), {
          error: 'Reasons: choose from the list',
        }),
      note,
    })
    .refine(({ reasons, note: said }) => reasons.length > 0 || said !== '', {
      path: ['reasons'],
      error: 'Reasons: choose at least one, or say it in your own words',
    })
    .transform(({ reasons, note: said }) => {
      const chosen = serviceReasons.filter(({ name }) => reasons.includes(name)).map(({ text }) => text)
      return chosen.length > 0 ? { reasons: chosen, note: said } : { reasons: [said], note: '' }
    })
