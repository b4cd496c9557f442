import { redirect } from 'react-router'
import type { ZodType } from 'zod'
import type { Edge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import type { Read } from '#app/forms/page-of-forms.ts'
import { sendToPay } from '#app/payments/send-to-pay.ts'
import type { Actor } from '#domain/actor.ts'
import {
  addToCart,
  cartChoiceInput,
  cartLineInput,
  changeQuantity,
  checkoutInput,
  countCartLines,
  placeOrder,
  quantityInput,
  removeFromCart,
  takeNewPrices,
} from '#domain/orders/index.ts'
import { findPayment } from '#domain/payments/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden, TooManyRequests } from '#platform/errors/errors.ts'
import { cartCookie, cartTokenOf, readCartToken } from './cart-cookie.ts'

const HERE = '/cart'

/** What is said on the cart, and by which way its order was to be paid. */
export type RefusedCart = { refused: string; way: string }

const { intent, intents } = formsOf({
  for: 'everyone',
  mends: (error) => !(error instanceof TooManyRequests),
  // A refusal is told on the cart as it is now.
  refuse: ({ message, fields }, { form }): RefusedCart => {
    const said = message || (Object.values(fields).flat()[0] ?? 'This form could not be read')
    const [way = ''] = String(form.get('pay') ?? '').split(':')
    return { refused: said.replace(/\.$/, ''), way }
  },
})

const add = (next: string) =>
  intent({
    read: ({ form, url }) =>
      readBy(cartChoiceInput, {
        serviceId: url.searchParams.get('add') ?? '',
        tier: form.get('package') ?? 'basic',
        extraIds: form.getAll('extras'),
        quantity: form.get('quantity') ?? 1,
      }),
    run: async (tx, actor, choice, asked) => {
      const cartToken = cartTokenOf(asked.request)
      await addToCart(tx, actor, choice, { ...contextOf(asked), cartToken })
      return keyOfVisitor(tx, actor, cartToken)
    },
    done: (_, cookie) => redirect(next, giving(cookie)),
  })

/** What the order box of a service and the forms of the cart do. */
export const cartIntents = intents({
  add: add(`${HERE}?added=1`),
  order: add(`${HERE}#pay`),
  quantity: intent({
    input: quantityInput,
    keepsEmpty: true,
    run: (tx, actor, input, asked) => changeQuantity(tx, actor, input, contextOf(asked)),
    done: () => redirect(HERE),
  }),
  remove: intent({
    input: cartLineInput,
    run: async (tx, actor, input, asked) => {
      const context = contextOf(asked)
      await removeFromCart(tx, actor, input, context)
      return keyOfVisitor(tx, actor, context.cartToken)
    },
    done: (_, cookie) => redirect(HERE, giving(cookie)),
  }),
  'take-prices': intent({
    run: (tx, actor, _, asked) => takeNewPrices(tx, actor, contextOf(asked)),
    done: () => redirect(HERE),
  }),
  // From the balance it is done at once; otherwise the buyer is sent to pay, and the order waits for the provider's word.
  checkout: intent({
    read: ({ form, page }) => {
      if (!page.viewer) throw redirect(`/my/login?next=${encodeURIComponent(HERE)}`)
      const [way, charge] = String(form.get('pay') ?? '').split(':')
      return readBy(checkoutInput, { key: form.get('key'), shown: form.get('shown'), way, charge })
    },
    run: (tx, _, input, { page, settings, payments }) => {
      if (!page.viewer) throw new Forbidden('You are signed out. Sign in again.')
      return placeOrder(tx, page.viewer.actor, input, {
        settings,
        provider: payments.activeFor(settings.currency)?.name,
      })
    },
    done: async (asked, placed) => {
      const order = `/my/orders/${placed.id}`
      const payment = placed.paymentId ? await findPayment(asked.db, placed.paymentId) : undefined
      if (placed.state !== 'waiting' || !payment) return redirect(order)
      // A provider that does not answer leaves an order that waits: its page lets the buyer try again or give up.
      return redirect(await sendToPay(asked, payment).catch(waitOn(order)))
    },
  }),
})

export type CartIntent = IntentOf<typeof cartIntents>

/** A visitor's cookie says how many lines their cart has now; a member's cart is counted for each page. */
async function keyOfVisitor(tx: Transaction, actor: Actor, cartToken: string | undefined) {
  if (actor.kind === 'member' || !cartToken) return undefined
  return cartCookie(cartToken, await countCartLines(tx.db, { actor, cartToken }))
}

const giving = (cookie: string | undefined) => (cookie ? { headers: { 'Set-Cookie': cookie } } : undefined)

const waitOn = (order: string) => (error: unknown) => {
  if (error instanceof Conflict) return order
  throw error
}

function contextOf({ request, settings, origin }: Edge) {
  return {
    cartToken: readCartToken(request.headers.get('Cookie')),
    settings,
    address: origin.address,
  }
}

function readBy<Value>(schema: ZodType<Value>, sent: unknown): Read<Value> {
  const parsed = schema.safeParse(sent)
  if (parsed.success) return { value: parsed.data }
  return { errors: { '': parsed.error.issues.map(({ message }) => message) } }
}
