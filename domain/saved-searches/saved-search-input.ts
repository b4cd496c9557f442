import { z } from 'zod'
import { savedSearchLimits } from './saved-search-rules.ts'

const isShown = (text: string) => !/\p{Cc}/u.test(text) && text.isWellFormed()

const title = z
  .string({ error: 'Name: fill this in' })
  .transform((typed) => typed.replace(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .min(1, { error: 'Name: write at least one letter' })
      .max(savedSearchLimits.title, { error: `Name: at most ${savedSearchLimits.title} characters` })
      .refine(isShown, { error: 'Name: remove the characters that can’t be shown' }),
  )

export const renameSearchInput = z.object({ searchId: z.uuid(), title })
export const oneSearchInput = z.object({ searchId: z.uuid() })
export const alertsInput = z.object({
  searchId: z.uuid(),
  hasAlerts: z.enum(['on', 'off']).transform((said) => said === 'on'),
})
