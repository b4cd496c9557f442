import { z } from 'zod'
import { isShownLine, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import { savedSearchLimits } from './saved-search-rules.ts'

const title = z
  .string({ error: 'Name: fill this in' })
  .transform((typed) => typed.replace(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .refine((typed) => seenLengthOf(typed) > 0, { error: 'Name: write at least one letter' })
      .refine((typed) => lengthOf(typed) <= savedSearchLimits.title, {
        error: `Name: at most ${savedSearchLimits.title} characters`,
      })
      .refine(isShownLine, { error: 'Name: remove the characters that can’t be shown' }),
  )

export const renameSearchInput = z.object({ searchId: z.uuid(), title })
export const oneSearchInput = z.object({ searchId: z.uuid() })
export const alertsInput = z.object({
  searchId: z.uuid(),
  hasAlerts: z.enum(['on', 'off']).transform((said) => said === 'on'),
})
