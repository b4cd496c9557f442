import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deal } from '#domain/deals/schema.server.ts'
import { earned, findBalance } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { CartChanged } from '#domain/orders/index.ts'
import { aServiceForSale, cartOf, checkoutOf, choose, order, put } from '#domain/orders/testing.ts'
import { askPayout } from '#domain/payouts/index.ts'
import { payout } from '#domain/payouts/schema.server.ts'
import { context, makePayee } from '#domain/payouts/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'
import { inRounds, race } from './rounds.ts'

const database = await testDatabase()
const { db, transaction } = database
const service = await transaction((tx) => aServiceForSale(tx))

test('a payout against a checkout with the same balance: one has the money, the other reads so, in every round', async () => {
  const probe = await transaction((tx) => makePayee(tx, 0))
  await transaction((tx) => put(tx, probe.actor, choose(service.id)))
  const costs = (await cartOf(db, probe.actor)).lines[0]?.sum?.paysMinor ?? minor(0)
  const nothingShared = async () => undefined
  await inRounds(nothingShared, async (_, round) => {
    const who = await transaction(async (tx) => {
      const payee = await makePayee(tx, Number(costs))
      await put(tx, payee.actor, choose(service.id))
      return payee
    })
    const form = await checkoutOf(db, who.actor)
    const { won, told } = await race(
      round,
      () => transaction((tx) => askPayout(tx, who.actor, { amount: costs, methodId: who.methodId }, context)),
      () => transaction((tx) => order(tx, who.actor, form)),
    )
    expect(won).toHaveLength(1)
    const isPaidOut = won[0] === 0
    const [loser] = told
    if (isPaidOut) {
      expect(loser).toBeInstanceOf(CartChanged)
      expect(loser?.message).toBe('Your balance has changed meanwhile: look at the sum again')
    } else {
      expect(loser).toBeInstanceOf(Invalid)
      expect((loser as Invalid).fields).toEqual({ amount: ['Amount: you have $0.00 earned to withdraw'] })
    }
    expect(await findBalance(db, earned(who.id))).toBe(0n)
    expect(await db.select().from(payout).where(eq(payout.memberId, who.id))).toHaveLength(isPaidOut ? 1 : 0)
    expect(await db.select().from(deal).where(eq(deal.buyerId, who.id))).toHaveLength(isPaidOut ? 0 : 1)
  })
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
}, 120_000)
