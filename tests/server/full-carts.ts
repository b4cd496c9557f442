import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import type { placeOrder } from '#domain/orders/index.ts'
import { aServiceForSale, checkoutOf, choose, put } from '#domain/orders/testing.ts'
import type { Db } from '#platform/db/database.ts'
import type { RunInTransaction } from '#platform/db/transaction.ts'

/** Somebody with money and a full cart, and the form that the cart shows. */
export type Buyer = { actor: MemberActor; form: Parameters<typeof placeOrder>[2] }

/** Enough to pay for the same cart many times. */
const MONEY_MINOR = 10_000_000

/** So many who want the same service, which is one of their seller's own. */
export async function fillCarts(db: Db, transaction: RunInTransaction, count: number): Promise<Buyer[]> {
  const service = await transaction((tx) => aServiceForSale(tx))
  const buyers: Buyer[] = []
  for (let made = 0; made < count; made++) {
    const actor = await transaction(async (tx) => {
      const buyer = actorOf(await makeMember(tx))
      await giveMoney(tx, buyer.id, MONEY_MINOR)
      await put(tx, buyer, choose(service.id))
      return buyer
    })
    buyers.push({ actor, form: await checkoutOf(db, actor) })
  }
  return buyers
}
