import { data, redirect } from 'react-router'
import type { ZodType } from 'zod'
import type { Edge } from '#app/edge.ts'
import { sendToPay } from '#app/payments/send-to-pay.ts'
import {
  addToCart,
  cartChoiceInput,
  cartLineInput,
  changeQuantity,
  checkoutInput,
  placeOrder,
  quantityInput,
  removeFromCart,
  takeNewPrices,
} from '#domain/orders/index.ts'
import { findPayment } from '#domain/payments/index.ts'
import { Conflict, ExpectedError, Invalid, TooManyRequests } from '#platform/errors/errors.ts'
import { cartCookie, cartTokenOf, readCartToken } from './cart-cookie.ts'

const HERE = '/cart'

/** What the order box of a service and the forms of the cart do. A refusal is told on the cart as it is now. */
export async function actOnCart(edge: Edge) {
  const form = await edge.form()
  const act = acts.get(String(form.get('intent')))
  if (!act) throw new Invalid('This form is out of date. Reload the page and send it again.')
  try {
    return await act(edge, form)
  } catch (error) {
    if (!(error instanceof ExpectedError) || error instanceof TooManyRequests) throw error
    return data({ refused: error.message.replace(/\.$/, '') }, { status: error.status })
  }
}

type Act = (edge: Edge, form: FormData) => Promise<Response>

const acts = new Map<string, Act>([
  ['add', (edge, form) => add(edge, form, `${HERE}?added=1`)],
  ['order', (edge, form) => add(edge, form, `${HERE}#pay`)],
  ['quantity', changeLine],
  ['remove', removeLine],
  ['take-prices', takePrices],
  ['checkout', pay],
])

async function changeLine(edge: Edge, form: FormData): Promise<Response> {
  const input = read(quantityInput, Object.fromEntries(form))
  await edge.transaction((tx) => changeQuantity(tx, edge.actor, input, givenOf(edge)))
  return redirect(HERE)
}

async function removeLine(edge: Edge, form: FormData): Promise<Response> {
  const input = read(cartLineInput, Object.fromEntries(form))
  await edge.transaction((tx) => removeFromCart(tx, edge.actor, input, givenOf(edge)))
  return redirect(HERE)
}

async function takePrices(edge: Edge): Promise<Response> {
  await edge.transaction((tx) => takeNewPrices(tx, edge.actor, givenOf(edge)))
  return redirect(HERE)
}

async function add(edge: Edge, form: FormData, next: string): Promise<Response> {
  const choice = read(cartChoiceInput, {
    serviceId: edge.url.searchParams.get('add') ?? '',
    tier: form.get('package') ?? 'basic',
    extraIds: form.getAll('extras'),
    quantity: form.get('quantity') ?? 1,
  })
  const cartToken = cartTokenOf(edge.request)
  await edge.transaction((tx) => addToCart(tx, edge.actor, choice, { ...givenOf(edge), cartToken }))
  const isVisitor = edge.page.viewer === undefined
  return redirect(next, isVisitor ? { headers: { 'Set-Cookie': cartCookie(cartToken) } } : undefined)
}

/** From the balance it is done at once; otherwise the buyer is sent to pay, and the order waits for the provider's word. */
async function pay(edge: Edge, form: FormData): Promise<Response> {
  const { viewer } = edge.page
  if (!viewer) return redirect(`/my/login?next=${encodeURIComponent(HERE)}`)
  const [way, charge] = String(form.get('pay') ?? '').split(':')
  const input = read(checkoutInput, { key: form.get('key'), shown: form.get('shown'), way, charge })
  const { settings, payments, transaction, db } = edge
  const placed = await transaction((tx) =>
    placeOrder(tx, viewer.actor, input, { settings, provider: payments.active?.name }),
  )
  const order = `/my/orders/${placed.id}`
  const payment = placed.paymentId ? await findPayment(db, placed.paymentId) : undefined
  if (placed.state !== 'waiting' || !payment) return redirect(order)
  // A provider that does not answer leaves an order that waits: its page lets the buyer try again or give up.
  return redirect(await sendToPay(edge, payment).catch(waitOn(order)))
}

const waitOn = (order: string) => (error: unknown) => {
  if (error instanceof Conflict) return order
  throw error
}

function givenOf({ request, settings, origin }: Edge) {
  return {
    cartToken: readCartToken(request.headers.get('Cookie')),
    settings,
    address: origin.address,
  }
}

function read<Value>(schema: ZodType<Value>, sent: unknown): Value {
  const parsed = schema.safeParse(sent)
  if (parsed.success) return parsed.data
  throw new Invalid(parsed.error.issues[0]?.message ?? 'This form could not be read')
}
