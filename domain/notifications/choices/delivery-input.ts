import { z } from 'zod'

const hour = z.coerce.number().int().min(0).max(23)
const noHour = z.literal('').transform(() => null)

/** What reaches a member: the boxes that are ticked, each `kind.channel`, and when. */
export const deliveryInput = z
  .object({
    on: z.array(z.string().max(40)).max(100).default([]),
    comes: z.enum(['at-once', 'daily'], { error: 'E-mail: choose when it comes' }).default('at-once'),
    dailyHour: hour.default(8),
    quietFrom: z.union([noHour, hour]).default(null),
    quietUntil: z.union([noHour, hour]).default(null),
  })
  .superRefine(({ quietFrom, quietUntil }, context) => {
    if ((quietFrom === null) !== (quietUntil === null))
      context.addIssue({
        code: 'custom',
        path: [quietFrom === null ? 'quietFrom' : 'quietUntil'],
        message: 'Quiet hours: choose both, or neither',
      })
    if (quietFrom !== null && quietFrom === quietUntil)
      context.addIssue({
        code: 'custom',
        path: ['quietUntil'],
        message: 'Quiet hours: they have to end at another hour than they begin',
      })
  })
  .transform(({ on, comes, dailyHour, quietFrom, quietUntil }) => ({
    on,
    delivery: {
      dailyHour: comes === 'daily' ? dailyHour : null,
      quiet: quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil },
    },
  }))
