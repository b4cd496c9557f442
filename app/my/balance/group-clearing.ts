import type { ClearingRow } from '#domain/ledger/index.ts'
import { dayOf } from './line-time.ts'

type ClearingDay = { day: string; amount: bigint; releases: number; isHeld: boolean }

/** What clears on which day; what is held by a claim or an appeal stands apart, because its day is not known. */
export function groupClearing(rows: readonly ClearingRow[], timeZone: string): ClearingDay[] {
  const days = new Map<string, ClearingDay>()
  for (const { amount, clearsAt, isHeld } of rows) {
    const day = isHeld ? 'While a claim or an appeal is open' : dayOf(clearsAt, timeZone)
    const sum = days.get(day) ?? { day, amount: 0n, releases: 0, isHeld }
    days.set(day, { ...sum, amount: sum.amount + amount, releases: sum.releases + 1 })
  }
  return [...days.values()]
}
