import type { MemberActor } from '#domain/actor.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { and, asc, eq } from 'drizzle-orm'
import { acceptDeal } from './agreements/answer-deal.ts'
import type { DealContent } from './agreements/deal-content.ts'
import { proposeDeal } from './agreements/propose-deal.ts'
import { deal, milestone } from './schema.server.ts'
import type { Party } from './states.ts'

export const someContent = (given: Partial<DealContent> = {}): DealContent => ({
  title: 'A sign for the bakery',
  terms: 'One sign of oak, painted on both sides.',
  feeBearer: 'seller',
  autoAcceptDays: 7,
  revisionsMost: 2,
  milestones: [{ title: 'The sign', priceMinor: 10_000, days: 5 }],
  ...given,
})

export type Pair = { buyer: MemberActor; seller: MemberActor }

/** Two people, one with money. */
export async function aPair(tx: Transaction, moneyMinor = 1_000_000): Promise<Pair> {
  const buyer = actorOf(await makeMember(tx))
  const seller = actorOf(await makeMember(tx))
  if (moneyMinor > 0) await giveMoney(tx, buyer.id, moneyMinor)
  return { buyer, seller }
}

/** A deal that one side proposed to the other. */
export async function aProposal(
  tx: Transaction,
  pair: Pair,
  {
    as = 'seller',
    content = someContent(),
    teamId,
  }: { as?: Party; content?: DealContent; teamId?: string } = {},
): Promise<string> {
  const other = pair[as === 'buyer' ? 'seller' : 'buyer']
  const settings = await readSettings(tx.db, tx.now)
  const { dealId } = await proposeDeal(
    tx,
    pair[as],
    { as, teamId, counterparty: { kind: 'member', memberId: other.id }, content },
    { settings },
  )
  return dealId
}

/** A pair whose seller owns a team of so many, with these shares. */
export async function aTeamPair(
  tx: Transaction,
  basisPoints: readonly [number, ...number[]],
  moneyMinor?: number,
) {
  const pair = await aPair(tx, moneyMinor)
  const others: MemberActor[] = []
  while (others.length < basisPoints.length - 1) others.push(actorOf(await makeMember(tx)))
  const [ofOwner, ...ofOthers] = basisPoints
  const teamId = await aTeam(tx, [
    { memberId: pair.seller.id, basisPoints: ofOwner },
    ...others.map(({ id }, index) => ({ memberId: id, basisPoints: ofOthers[index] ?? 0 })),
  ])
  return { ...pair, others, teamId }
}

/** A deal that both agreed to, nothing paid yet. */
export async function anAgreedDeal(
  tx: Transaction,
  pair: Pair & { teamId?: string },
  content = someContent(),
): Promise<string> {
  const dealId = await aProposal(tx, pair, { content, ...(pair.teamId ? { teamId: pair.teamId } : {}) })
  await acceptDeal(tx, pair.buyer, { dealId, version: 1 })
  return dealId
}

export async function milestonesOf(tx: Pick<Transaction, 'db'>, dealId: string) {
  return tx.db.select().from(milestone).where(eq(milestone.dealId, dealId)).orderBy(asc(milestone.position))
}

export async function stateOf(tx: Pick<Transaction, 'db'>, dealId: string) {
  const [found] = await tx.db
    .select({ state: deal.state })
    .from(deal)
    .where(and(eq(deal.id, dealId)))
  return found?.state
}
