import { and, eq } from 'drizzle-orm'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { clockActor } from '#domain/actor.ts'
import { pauseService, changePrices } from '#domain/catalogue/index.ts'
import { saveCompany } from '#domain/companies/index.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { returnOrder } from '#domain/orders/index.ts'
import {
  aServiceForSale,
  checkoutOf,
  choose,
  makeWaitingOrder,
  order,
  put,
  someSettings,
} from '#domain/orders/testing.ts'
import { applyPaymentEvent } from '#domain/payments/index.ts'
import { eventOf, makePayment } from '#domain/payments/testing.ts'
import { movePayout } from '#domain/payouts/index.ts'
import { context, makePayout } from '#domain/payouts/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { sandboxPayment } from '#platform/payments/schema.server.ts'
import type { Names } from '../../routes/things-of-member.ts'

/** Orders, payments and a cart in which something changed since it was put there. */
export async function makeMoneyOf(tx: Transaction, owner: MemberActor): Promise<Names> {
  await giveMoney(tx, owner.id, 100_000)
  const paid = await makePayment(tx, owner)
  await applyPaymentEvent(tx, eventOf(paid, 'succeeded'))
  const tooLate = await makeWaitingOrder(tx, owner.id)
  await returnOrder(tx, clockActor, { orderId: tooLate, reason: 'The service has another price or time now' })
  const placed = await placeOrder(tx, owner)
  const company = {
    kind: 'company',
    legalName: 'Harbour Works GmbH',
    country: 'DE',
    street: 'Am Kai 4',
  } as const
  const numbers = {
    registrationNumber: 'HRB 12345',
    taxNumber: '',
    vatNumber: 'DE123456789',
    taxBasisPoints: 1_900,
  }
  await saveCompany(tx, owner, { ...company, postalCode: '20457', city: 'Hamburg', ...numbers }, context)
  await fillCart(tx, owner)
  return {
    paid: paid.id,
    placed,
    questions: await findDealOf(tx, owner),
    tooLate,
    onItsWay: await makeOrderOnItsWay(tx, owner),
    sandbox: await openSandbox(tx, owner),
  }
}

/** Its buyer told their bank to pay, which takes days. */
async function makeOrderOnItsWay(tx: Transaction, buyer: MemberActor): Promise<string> {
  const payment = await makePayment(tx, buyer)
  await applyPaymentEvent(tx, eventOf(payment, 'on-its-way'))
  return makeWaitingOrder(tx, buyer.id, payment.id)
}

async function placeOrder(tx: Transaction, buyer: MemberActor): Promise<string> {
  const service = await aServiceForSale(tx)
  await put(tx, buyer, choose(service.id))
  return (await order(tx, buyer, await checkoutOf(tx.db, buyer))).id
}

/** The room of what was ordered, where the questions of the seller wait. */
async function findDealOf(tx: Transaction, buyer: MemberActor): Promise<string> {
  const [found] = await tx.db
    .select({ id: deal.id })
    .from(deal)
    .where(and(eq(deal.buyerId, buyer.id), eq(deal.origin, 'order')))
  return found?.id ?? ''
}

async function fillCart(tx: Transaction, owner: MemberActor): Promise<void> {
  const [dearer, paused] = [await aServiceForSale(tx), await aServiceForSale(tx)]
  for (const { id } of [dearer, paused, await aServiceForSale(tx)]) await put(tx, owner, choose(id))
  const packages = [{ tier: 'basic' as const, priceMinor: 6_000, deliveryDays: 4 }]
  await changePrices(tx, dearer.seller, { serviceId: dearer.id, packages }, { settings: someSettings })
  await pauseService(tx, paused.seller, { serviceId: paused.id })
}

/** The page of an outside provider, which is asked for by its own number. */
async function openSandbox(tx: Transaction, owner: MemberActor): Promise<string> {
  const { id: paymentId, amount, currency } = await makePayment(tx, owner)
  const [made] = await tx.db
    .insert(sandboxPayment)
    .values({
      paymentId,
      amount,
      currency,
      description: 'A top-up',
      returnUrl: 'https://hall.test/my/balance',
      createdAt: tx.now,
    })
    .returning({ id: sandboxPayment.id })
  return made?.id ?? ''
}

/** One that was paid, in the history of who asks for the next. */
export async function makePaidPayout(tx: Transaction, who: Parameters<typeof makePayout>[1]): Promise<void> {
  const by = actorOf(await makeMember(tx, { role: 'admin' }))
  const payoutId = await makePayout(tx, who)
  for (const move of ['approve', 'send', 'pay'] as const)
    await movePayout(tx, by, { payoutId, move }, context)
}
