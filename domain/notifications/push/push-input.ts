import { z } from 'zod'

const key = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+=*$/, { error: 'This browser gave keys that can’t be used' })

/** What a browser gives when it is asked to take push messages. */
export const subscriptionInput = z.object({
  endpoint: z.url({ error: 'This browser gave no address to send to' }).max(2_000),
  p256dh: key(120),
  auth: key(40),
})

export type SubscriptionInput = z.infer<typeof subscriptionInput>

export const ownSubscriptionInput = z.object({ subscriptionId: z.uuid() })
