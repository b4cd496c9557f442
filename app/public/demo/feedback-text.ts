import { z } from 'zod'
import { textLimits } from './feedback-rules.ts'

/** Apart from the limits, which the browser is told: what checks them stays on the server. */
export const feedbackText = z
  .string({ error: `Feedback: write at least ${textLimits.min} characters` })
  .transform((text) => text.replaceAll('\r\n', '\n').trim())
  .pipe(
    z
      .string()
      .min(textLimits.min, { error: `Feedback: write at least ${textLimits.min} characters` })
      .max(textLimits.max, { error: `Feedback: shorten it to ${textLimits.max} characters` }),
  )
