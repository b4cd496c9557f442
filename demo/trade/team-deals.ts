import {
  acceptDeal,
  chooseWorkers,
  type DealState,
  declineDeal,
  proposeDeal,
  withdrawDeal,
} from '#domain/deals/index.ts'
import { offerFor } from '#domain/catalogue/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import { findTeamBySlug } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { slugOf } from '#platform/text/slug.ts'
import type { TeamSale } from '../teams/team-sale.ts'
import type { DemoTeam } from '../teams/read-teams.ts'
import { fateOf } from './fates.ts'
import { tellOrder } from './ordered-deals.ts'
import type { Stage } from './stage.ts'
import { teamAgreements } from './words-of-teams.ts'

/** Orders of stories, agreements and projects are numbered before, everyday ones after. */
const FIRST_NUMBER = 500
const ilse = 'ilse-brandt'

export async function teamIdOf(tx: Transaction, { name }: DemoTeam): Promise<string> {
  const found = await findTeamBySlug(tx.db, slugOf(name))
  if (!found?.team) throw new Error(`The demo has no team ${name}`)
  return found.team.id
}

/** What teams sell: bought from the cart like anything else, worked on by those who are chosen, split when it is released. */
export function teamDeals(stage: Stage, sales: readonly TeamSale[]): void {
  for (const { team, service, sinceDaysAgo } of new Map(sales.map((sale) => [sale.service, sale])).values())
    stage.at(sinceDaysAgo, async (tx) =>
      offerFor(tx, stage.who(service.username), {
        serviceId: stage.serviceId(service.content.title),
        teamId: await teamIdOf(tx, team),
      }),
    )
  for (const [place, { team, service, fate, paidDaysAgo, buyer }] of sales.entries()) {
    const sides = { buyer, seller: team.owner.username, number: FIRST_NUMBER + place }
    const { ref } = tellOrder(stage, { fate, daysAgo: paidDaysAgo }, service, sides)
    const workers = team.people.filter(({ role }) => role === 'member').slice(0, 2)
    const begun =
      (fateOf(fate).beganDaysAgo?.(service.content.packages[0]?.deliveryDays ?? 1) ?? paidDaysAgo) + 0.05
    if (workers.length > 0)
      stage.at(begun, (tx) =>
        chooseWorkers(tx, ref.seller, {
          dealId: ref.dealId,
          memberIds: workers.map(({ username }) => stage.who(username).id),
        }),
      )
  }
  for (const agreement of agreementsOf(sales)) propose(stage, agreement)
}

type Agreement = (typeof teamAgreements)[number] & { team: DemoTeam }

/** One for each team that sells, as far as there are any. */
function agreementsOf(sales: readonly TeamSale[]): Agreement[] {
  const teams = [...new Set(sales.map(({ team }) => team))]
  return teams.flatMap((team, place) => {
    const agreed = teamAgreements[place]
    return agreed ? [{ ...agreed, team }] : []
  })
}

/** The states in which the deals of teams are today. */
export const endsOfTeams = (sales: readonly TeamSale[]): DealState[] => [
  ...sales.map(({ fate }) => fateOf(fate).ends),
  ...agreementsOf(sales).map(({ end }) => end),
]

/** Proposed in the name of the team by its owner, and answered or not. */
function propose(stage: Stage, { team, daysAgo, end, title, terms, parts }: Agreement): void {
  const [owner, buyer] = [stage.who(team.owner.username), stage.who(ilse)]
  let dealId = ''
  stage.at(daysAgo, async (tx) => {
    const settings = await readSettings(tx.db, tx.now)
    const content = {
      title,
      terms,
      feeBearer: 'seller' as const,
      autoAcceptDays: 7,
      revisionsMost: 2,
      milestones: parts,
    }
    const counterparty = { kind: 'member' as const, memberId: buyer.id }
    const teamId = await teamIdOf(tx, team)
    const made = await proposeDeal(tx, owner, { as: 'seller', teamId, counterparty, content }, { settings })
    dealId = made.dealId
  })
  const soon = daysAgo - 0.6
  if (end === 'accepted') stage.at(soon, (tx) => acceptDeal(tx, buyer, { dealId, version: 1 }))
  if (end === 'declined')
    stage.at(soon, (tx) => declineDeal(tx, buyer, { dealId, reason: 'The town pays for it next year.' }))
  if (end === 'withdrawn') stage.at(soon, (tx) => withdrawDeal(tx, owner, { dealId }))
}
