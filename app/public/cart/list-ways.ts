import { chargeFor, type WayToPay, waysToPay } from '#domain/orders/cart-rules.ts'
import type { Minor } from '#platform/money/money.ts'

export type Way = { way: WayToPay; charge: Minor; fromBalance: Minor }

/** The ways that are open now, the one without a payment first. */
export function listWays(money: { total: Minor; available: Minor; least: Minor }, canPay: boolean): Way[] {
  return waysToPay.flatMap((way) => {
    const charge = chargeFor(way, money)
    if (charge === undefined || (charge > 0n && !canPay)) return []
    return [{ way, charge, fromBalance: (money.total - charge) as Minor }]
  })
}
