import { z } from 'zod'
import { packageTiers } from '#domain/catalogue/service-content.ts'
import { QUANTITY_MOST, waysToPay } from './cart-rules.ts'

const EXTRAS_MOST = 20
const quantityWords = `Quantity: choose 1 to ${QUANTITY_MOST}`
const quantity = z.coerce
  .number({ error: quantityWords })
  .int(quantityWords)
  .min(1, quantityWords)
  .max(QUANTITY_MOST, quantityWords)

export const cartChoiceInput = z.object({
  serviceId: z.uuid('Choose a service'),
  tier: z.enum(packageTiers, 'Package: choose one that is offered'),
  extraIds: z.array(z.string().min(1).max(60)).max(EXTRAS_MOST, 'Extras: choose fewer'),
  quantity,
})
export type CartChoice = z.infer<typeof cartChoiceInput>

export const cartLineInput = z.object({ lineId: z.uuid('Choose a line of the cart') })
export const quantityInput = z.object({ lineId: z.uuid('Choose a line of the cart'), quantity })

export const checkoutInput = z.object({
  key: z.uuid('Reload the page and send it again'),
  /** What the buyer was shown: all lines with their prices, in short. */
  shown: z
    .string()
    .min(1)
    .max(100, 'Reload the page and send it again')
    .regex(/^[\w-]+$/, 'Reload the page and send it again'),
  way: z.enum(waysToPay, 'Choose how to pay'),
  /** What a payment was said to bring, in minor units. */
  charge: z.string().regex(/^\d{1,15}$/, 'Reload the page and send it again'),
})
export type Checkout = z.infer<typeof checkoutInput>
