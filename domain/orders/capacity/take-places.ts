import { type PricedLine, sellerOf } from '../price-lines.ts'
import type { Places } from './find-places.ts'

/** Each line takes one place of its seller, which is the team where one sells; a line that finds none can't be bought now. */
export function takePlaces<Line>(
  priced: readonly PricedLine<Line>[],
  places: ReadonlyMap<string, Places>,
): PricedLine<Line>[] {
  const taken = new Map<string, number>()
  return priced.map((one) => {
    const limit = one.offer && !one.problem ? places.get(sellerOf(one.offer)) : undefined
    if (!limit || !one.offer) return one
    const before = taken.get(sellerOf(one.offer)) ?? 0
    taken.set(sellerOf(one.offer), before + 1)
    return before < limit.left ? one : { line: one.line, offer: one.offer, problem: 'full', sum: undefined }
  })
}

export const sellersOf = (priced: readonly Pick<PricedLine, 'offer'>[]): string[] => [
  ...new Set(priced.flatMap(({ offer }) => (offer ? sellerOf(offer) : []))),
]
