import { z } from 'zod'
import { isShownLine, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import { favouriteLimits, listedKinds } from './favourite-rules.ts'

const gone = 'It is not there any more. Reload the page.'

const listTitle = z
  .string({ error: 'Name: fill this in' })
  .trim()
  .transform((typed) => typed.replaceAll(/\s+/g, ' '))
  .refine((typed) => seenLengthOf(typed) > 0, { error: 'Name: write at least one character' })
  .refine((typed) => lengthOf(typed) <= favouriteLimits.title.max, {
    error: `Name: at most ${favouriteLimits.title.max} characters`,
  })
  .refine(isShownLine, { error: 'Name: remove the characters that can’t be shown' })

/** What is meant by a heart. */
export const subjectInput = z.object({
  kind: z.enum(listedKinds, { error: gone }),
  id: z.uuid({ error: gone }),
})
export type FavouriteSubject = z.output<typeof subjectInput>

export const addInput = subjectInput.extend({ listId: z.uuid({ error: gone }).optional() })
export const moveInput = subjectInput.extend({ listId: z.uuid({ error: 'List: choose one from the list' }) })
export const newListInput = z.object({ title: listTitle })
export const renameInput = z.object({ listId: z.uuid({ error: gone }), title: listTitle })
export const listIdInput = z.object({ listId: z.uuid({ error: gone }) })
