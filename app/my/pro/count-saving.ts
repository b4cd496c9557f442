import { findFaces } from '#domain/accounts/index.ts'
import { type EarnedPart, listCommissions } from '#domain/deals/index.ts'
import { compareWithPro, paysForItselfMinor } from '#domain/pro/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { add, minor, subtract } from '#platform/money/money.ts'

const COUNTED_DAYS = 90
const COUNTED_MONTHS = 3

/** What PRO would have kept of a member's last ninety days and what it would have cost, counted from their own deals. */
export async function countSaving(db: Db, memberId: string, now: Date, settings: Settings) {
  const from = addDays(now, -COUNTED_DAYS)
  const parts = await listCommissions(db, memberId, { from, to: now })
  const buyers = await findFaces(
    db,
    parts.flatMap(({ buyerId }) => buyerId ?? []),
  )
  const deals = [...Map.groupBy(parts, ({ dealId }) => dealId).values()].map((some) => {
    const [{ dealId, title, buyerId }] = some as [EarnedPart]
    return {
      id: dealId,
      title,
      buyer: buyers.get(buyerId ?? '')?.displayName ?? '',
      ...sumOf(some, settings),
    }
  })
  const total = {
    price: add(...deals.map(({ price }) => price)),
    gave: add(...deals.map(({ gave }) => gave)),
    withPro: add(...deals.map(({ withPro }) => withPro)),
    kept: add(...deals.map(({ kept }) => kept)),
  }
  const cost = minor(settings.proMonthlyMinor * COUNTED_MONTHS)
  const enough = paysForItselfMinor(settings)
  return {
    from,
    deals: deals.toSorted((one, other) => Number(other.price - one.price)),
    ...total,
    cost,
    left: subtract(total.kept, cost),
    aMonth: minor(total.price / BigInt(COUNTED_MONTHS)),
    paysFrom: enough === undefined ? null : minor(enough),
  }
}

export type Saving = Awaited<ReturnType<typeof countSaving>>

function sumOf(parts: readonly EarnedPart[], settings: Settings) {
  const sums = parts.map((part) => compareWithPro(part, settings.sellerCommissionProBasisPoints))
  return {
    price: add(...parts.map(({ earnedMinor }) => earnedMinor)),
    gave: add(...sums.map(({ gave }) => gave)),
    withPro: add(...sums.map(({ withPro }) => withPro)),
    kept: add(...sums.map(({ kept }) => kept)),
  }
}
