import { chanceOf } from '../covers/chance.ts'
import type { DemoService } from '../services/demo-services.ts'
import { type FateName, fateOf } from '../trade/fates.ts'
import type { Market } from '../trade/market.ts'
import type { Basket } from '../trade/plan-sales.ts'
import { planTeamResales } from './plan-team-resales.ts'
import type { DemoTeam } from './read-teams.ts'
import type { TeamSale } from './team-sale.ts'
import { teamsThere } from './teams-there.ts'

const guests = { seller: 'tomas-rivera', buyer: 'ilse-brandt' }
const SERVICES_OF_A_TEAM = 3
const NEW_DAYS = 4
/** What ends is over by now, with what both say about it. */
const ENDED_DAYS = 9
/** By then the buyer has accepted what came, whether or not both have spoken of it. */
const RELEASED_DAYS = 3
const JOINED_BEFORE_DAYS = 14

/** One after another, as far as there was time for it. */
const FATES: readonly FateName[] = [
  'accepted',
  'working',
  'revised',
  'open quarrel',
  'accepted',
  'delivered',
  'settled',
  'accepted',
  'revising',
  'parted as friends',
  'silence',
  'late',
]

/** What the teams sell: things of their owners and managers that nobody had bought from them alone. Always the same ones. */
export function planTeamTrade({ services, people }: Market, everyday: readonly Basket[]): TeamSale[] {
  const there = new Set([guests.seller, ...people.map(({ username }) => username)])
  const sold = new Set(everyday.flatMap(({ sales }) => sales.map(({ service }) => service)))
  const offered = teamsThere(there)
    .filter((team) => team.people.length > 0)
    .flatMap((team) =>
      services
        .filter((service) => !sold.has(service) && isOfferedBy(team, service))
        .slice(0, SERVICES_OF_A_TEAM)
        .map((service) => ({ team, service })),
    )
  const buyersOf = (team: DemoTeam, paidDaysAgo: number) =>
    people
      .filter(({ username, daysAgo }) => !isIn(team, username) && daysAgo > paidDaysAgo + JOINED_BEFORE_DAYS)
      .map(({ username }) => username)
  const first = offered.map(({ team, service }, number) => {
    const sinceDaysAgo = Math.min(team.daysAgo, service.daysAgo) - 0.5
    const chance = chanceOf(`sale ${number} of ${team.name}`)
    const fate = fateFor(service, sinceDaysAgo, number)
    const low = soonest(fate, service)
    const paidDaysAgo = fateOf(fate).beganDaysAgo ? low : low + (sinceDaysAgo - 0.5 - low) * chance.next()
    const buyer = number % 3 === 0 ? guests.buyer : chance.pick(buyersOf(team, paidDaysAgo))
    return { team, service, sinceDaysAgo, fate, paidDaysAgo, buyer }
  })
  const fits = { soonest: (service: DemoService) => daysOf(service) + RELEASED_DAYS, buyersOf }
  return [...first, ...planTeamResales(first, guests.seller, fits)]
}

export const leadersOf = ({ owner, people }: DemoTeam): string[] => [
  owner.username,
  ...people.filter(({ role }) => role === 'manager').map(({ username }) => username),
]

const isIn = ({ owner, people }: DemoTeam, who: string) =>
  owner.username === who || people.some(({ username }) => username === who)

/** What the guest sells is his own: the stories of the demo are about it. */
const isOfferedBy = (team: DemoTeam, { username, fate, language, daysAgo }: DemoService): boolean =>
  username !== guests.seller &&
  leadersOf(team).includes(username) &&
  fate === 'shown' &&
  language === 'en' &&
  daysAgo > NEW_DAYS

const daysOf = ({ content }: DemoService) => content.packages[0]?.deliveryDays ?? 1

const soonest = (fate: FateName, service: DemoService): number =>
  fateOf(fate).beganDaysAgo?.(daysOf(service)) ?? daysOf(service) + ENDED_DAYS

function fateFor(service: DemoService, sinceDaysAgo: number, number: number): FateName {
  const inTurn = [...FATES.slice(number % FATES.length), ...FATES]
  return inTurn.find((fate) => soonest(fate, service) + 1 < sinceDaysAgo) ?? 'working'
}
