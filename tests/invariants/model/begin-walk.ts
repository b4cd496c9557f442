import type { MemberActor } from '#domain/actor.ts'
import { beginDeal } from '#domain/deals/agreements/begin-deal.ts'
import { dealRulesFrom } from '#domain/deals/agreements/deal-rules.ts'
import { concludeMove } from '#domain/deals/moves/make-move.ts'
import { aPair, aProposal, aTeamPair, type Pair, someContent } from '#domain/deals/testing.ts'
import { giveEarned } from '#domain/ledger/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import type { TestDatabase } from '#platform/db/testing.ts'
import type { RunInTransaction, Transaction } from '#platform/db/transaction.ts'
import { payIn } from './engine-outside.ts'
import { lookAt, lookAtMarketplace, type People } from './engine.ts'
import { type Bearer, DAY, type Deal, newPart, type Side } from './state.ts'

export type Given = {
  as: Side
  bearer: Bearer
  prices: number[]
  /** What the buyer paid in, and what they had earned before. */
  funds: number
  earned: number
  /** Ordered, with questions to the buyer; else proposed by one side to the other. */
  hasQuestions: boolean
  begins: number
  /** The shares of a team that sells, its owner first; one person sells without them. */
  team: number[] | null
}

export type Walk = Awaited<ReturnType<typeof beginWalk>>

/** A deal in the engine and the same in the model. */
export async function beginWalk(
  db: TestDatabase['db'],
  run: RunInTransaction,
  { given, admin, now }: { given: Given; admin: MemberActor; now: number },
) {
  const { as, bearer, prices, funds, earned, hasQuestions } = given
  // A team sells: what a buyer proposes is to one person.
  const team = as === 'seller' || hasQuestions ? given.team : null
  const pair = await run(async (tx) =>
    team ? aTeamPair(tx, team as [number, ...number[]], 0) : { ...(await aPair(tx, 0)), others: [] },
  )
  const people: People = { ...pair, admin }
  if (earned > 0) await run((tx) => giveEarned(tx, people.buyer.id, earned))
  const paymentIds = [await run((tx) => payIn(tx, people.buyer, funds))]
  const milestones = prices.map((priceMinor, index) => ({ title: `Part ${index + 1}`, priceMinor, days: 4 }))
  const content = someContent({ feeBearer: bearer, milestones })
  const dealId = await run((tx) =>
    hasQuestions
      ? anOrder(tx, people, content)
      : aProposal(tx, people, { as, content, ...(people.teamId ? { teamId: people.teamId } : {}) }),
  )
  const before = await lookAtMarketplace(db)
  const last = await lookAt(db, { dealId, people, paymentIds, before })
  const { found } = last
  if (!found) throw new Error('No deal was begun')
  const { rules } = found
  const waitsDays = hasQuestions ? rules.unfundedExpiresDays : rules.proposedExpiresDays
  const model: Deal = {
    rules,
    bearer,
    now,
    proposedBy: as,
    isAccepted: hasQuestions,
    outcome: null,
    endedAt: null,
    revisionsMost: content.revisionsMost,
    parts: prices.map((price) => newPart(price, 4, content.revisionsMost)),
    proposal: null,
    tips: [],
    team,
    shares: hasQuestions ? (team ?? []) : [],
    expiresAt: now + waitsDays * DAY,
    questions: hasQuestions ? 'open' : 'none',
    unanswered: null,
    banned: { buyer: false, seller: false },
    payments: [{ owner: 'buyer', amount: funds, refunded: 0, sent: [], cases: [] }],
    money: {
      buyer: { deposited: funds, earned, clearing: 0 },
      seller: { deposited: 0, earned: 0, clearing: 0 },
      others: people.others.map(() => ({ deposited: 0, earned: 0, clearing: 0 })),
      revenue: 0,
      losses: 0,
      withheld: 0,
    },
  }
  return { people, dealId, paymentIds, before, model, last }
}

/** As a checkout makes it, but not paid for yet. */
export async function anOrder(
  tx: Transaction,
  { buyer, seller, teamId }: Pair & { teamId?: string },
  content: ReturnType<typeof someContent>,
) {
  const rules = dealRulesFrom(await readSettings(tx.db, tx.now))
  const room = await beginDeal(
    tx,
    {
      origin: 'order',
      buyerId: buyer.id,
      sellerId: seller.id,
      teamId,
      proposedBy: 'buyer',
      content,
      rules,
      requirements: [{ id: 'q', question: 'Which wood?', isRequired: true }],
      isAgreed: true,
    },
    { by: 'buyer', memberId: buyer.id },
  )
  await concludeMove(tx, room, 'beginDeal')
  return room.deal.id
}
