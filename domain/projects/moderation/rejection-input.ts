import { z } from 'zod'
import type { Settings } from '#domain/settings/index.ts'

/** Reasons of the settings by their names, and words of the moderator's own: at least one of either. */
export const projectRejectionInput = ({ projectReasons }: Pick<Settings, 'projectReasons'>) =>
  z
    .object({
      reasons: z
        .array(z.string().max(60, { error: 'Reasons: choose from the list' }))
        .max(50)
        .default([])
        .refine((names) => names.every((name) => projectReasons.some((one) => one.name === name)), {
          error: 'Reasons: choose from the list',
        }),
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
      const chosen = projectReasons.filter(({ name }) => reasons.includes(name)).map(({ text }) => text)
      return chosen.length > 0 ? { reasons: chosen, note } : { reasons: [note], note: '' }
    })
