import { chanceOf } from '../covers/chance.ts'
import type { TeamSale } from './team-sale.ts'

type Fits = {
  /** The last day on which it could be paid for and be released by now. */
  soonest: (service: TeamSale['service']) => number
  /** Who was there to buy it then. */
  buyersOf: (team: TeamSale['team'], paidDaysAgo: number) => readonly string[]
}

/** The team of whoever is offered at the door has a month to look back on. */
const OF_THE_GUEST = 6
const OF_OTHERS = 1

/** What teams sold again and have been paid for, so that each has a split to open. Spread over the days since it was first offered. */
export function planTeamResales(
  sales: readonly TeamSale[],
  guest: string,
  { soonest, buyersOf }: Fits,
): TeamSale[] {
  return [...Map.groupBy(sales, ({ team }) => team)].flatMap(([team, offered]) => {
    const times = team.owner.username === guest ? OF_THE_GUEST : OF_OTHERS
    const chance = chanceOf(`sold again by ${team.name}`)
    return Array.from({ length: times }, (_, time) => time).flatMap((time) => {
      const sale = offered[time % offered.length]
      if (!sale) return []
      const [low, high] = [soonest(sale.service), sale.sinceDaysAgo - 1]
      if (low >= high) return []
      const paidDaysAgo = low + ((high - low) * (time + chance.next())) / times
      const buyers = buyersOf(team, paidDaysAgo)
      if (buyers.length === 0) return []
      return { ...sale, fate: 'accepted' as const, paidDaysAgo, buyer: chance.pick(buyers) }
    })
  })
}
