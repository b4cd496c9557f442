import { z } from 'zod'
import { isShown, lengthOf } from '#platform/text/shown-text.ts'

export const viewLimits = { name: { min: 1, max: 60 } }

const name = z
  .string({ error: 'Name: write how you will look for it' })
  .trim()
  .refine((text) => lengthOf(text) >= viewLimits.name.min, { error: 'Name: write how you will look for it' })
  .refine((text) => lengthOf(text) <= viewLimits.name.max, {
    error: `Name: at most ${viewLimits.name.max} characters`,
  })
  .refine((text) => isShown(text), { error: 'Name: remove the characters that can’t be shown' })

export const viewIdInput = z.object({ viewId: z.uuid({ error: 'There is no such view' }) })

export const saveViewInput = z.object({
  list: z.string({ error: 'There is no such list' }).max(100, { error: 'There is no such list' }),
  query: z.string().max(1_000, { error: 'This view has too many filters to be kept' }).default(''),
  name,
})

export const renameViewInput = viewIdInput.extend({ name })
