import { z } from 'zod'
import { isShown, lengthOf } from '#platform/text/shown-text.ts'
import { blockLimits } from './block-rules.ts'

const memberId = z.uuid({ error: 'This form is out of date. Reload the page and send it again.' })

export const blockInput = z.object({
  memberId,
  note: z
    .string()
    .default('')
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .refine((typed) => lengthOf(typed) <= blockLimits.note, {
      error: `Note: at most ${blockLimits.note} characters`,
    })
    .refine(isShown, { error: 'Note: remove the characters that can’t be shown' }),
})
export const unblockInput = z.object({ memberId })
