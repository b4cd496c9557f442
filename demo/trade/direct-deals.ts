import {
  acceptDeal,
  type DealState,
  declineDeal,
  fundMilestones,
  makeInvitation,
  proposeDeal,
  withdrawDeal,
} from '#domain/deals/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import { minor } from '#platform/money/money.ts'
import { chanceOf } from '../covers/chance.ts'
import { accept, beginPlot, deliver, milestoneOf, type Plot, review } from './deal-acts.ts'
import { haveMoney } from './money.ts'
import { readMilestones } from './order-deal.ts'
import type { Market } from './market.ts'
import type { Stage } from './stage.ts'
import { agreements } from './words-of-deals.ts'

const unagreed = ['proposed', 'by link', 'declined', 'withdrawn', 'expired'] as const
type Unagreed = (typeof unagreed)[number]
type End = Unagreed | WorkEnd | 'accepted'

const isUnagreed = (how: End): how is Unagreed => (unagreed as readonly string[]).includes(how)

type WorkEnd = 'completed' | 'half done' | 'working' | 'delivered'

/** Who agreed with whom, in the order of the agreements; the seller proposes unless the buyer does. */
const pairs: readonly { buyer?: string; seller?: string; by?: 'buyer'; daysAgo: number; end: End }[] = [
  { buyer: 'ilse-brandt', seller: 'tomas-rivera', daysAgo: 13, end: 'half done' },
  { buyer: 'ilse-brandt', seller: 'tomas-rivera', daysAgo: 60, end: 'completed' },
  { buyer: 'ilse-brandt', seller: 'tomas-rivera', by: 'buyer', daysAgo: 1.2, end: 'proposed' },
  { buyer: 'ilse-brandt', daysAgo: 0.8, end: 'proposed' },
  { buyer: 'ilse-brandt', daysAgo: 2.4, end: 'accepted' },
  { buyer: 'ilse-brandt', by: 'buyer', daysAgo: 30, end: 'declined' },
  { daysAgo: 40, end: 'completed' },
  { seller: 'tomas-rivera', daysAgo: 22, end: 'expired' },
  { daysAgo: 55, end: 'completed' },
  { daysAgo: 9, end: 'working' },
  { daysAgo: 70, end: 'completed' },
  { daysAgo: 35, end: 'withdrawn' },
  { daysAgo: 11, end: 'delivered' },
  { daysAgo: 18, end: 'declined' },
  { seller: 'tomas-rivera', daysAgo: 2, end: 'by link' },
]

/** A small marketplace has those of the two whom the sign-in page offers. */
const FEW = 3
/** Orders are numbered before. */
const FIRST_NUMBER = 100

export const pairsOf = ({ isSmall }: Pick<Market, 'isSmall'>): typeof pairs =>
  isSmall ? pairs.slice(0, FEW) : pairs

/** The states in which they are today. */
export const endsOf: Readonly<Record<End, DealState>> = {
  proposed: 'proposed',
  'by link': 'proposed',
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
  accepted: 'accepted',
  working: 'active',
  delivered: 'active',
  'half done': 'active',
  completed: 'completed',
}

export function directDeals(stage: Stage, market: Market): void {
  const { people } = market
  for (const [place, pair] of pairsOf(market).entries()) {
    const chance = chanceOf(`pair ${place}`)
    const [one, other] = chance.some(
      people.filter(({ daysAgo }) => daysAgo > 80),
      2,
    )
    const plot = beginPlot(
      stage,
      pair.buyer ?? one?.username ?? '',
      pair.seller ?? other?.username ?? '',
      FIRST_NUMBER + place,
    )
    propose(plot, place, pair)
    end(plot, pair, agreements[place]?.parts.length ?? 1)
  }
}

function propose({ stage, ref }: Plot, place: number, { by, daysAgo, end }: (typeof pairs)[number]): void {
  const agreed = agreements[place]
  if (!agreed) throw new Error(`There is no agreement ${place}`)
  const { title, terms, parts } = agreed
  const as = by ?? 'seller'
  stage.at(daysAgo, async (tx) => {
    const counterparty =
      end === 'by link'
        ? { kind: 'link' as const, key: makeInvitation() }
        : { kind: 'member' as const, memberId: ref[as === 'buyer' ? 'seller' : 'buyer'].id }
    const content = {
      title,
      terms,
      feeBearer: 'seller' as const,
      autoAcceptDays: 7,
      revisionsMost: 2,
      milestones: parts,
    }
    const settings = await readSettings(tx.db, tx.now)
    const { dealId } = await proposeDeal(tx, ref[as], { as, counterparty, content }, { settings })
    ref.dealId = dealId
    if (end !== 'by link') await readMilestones(tx, ref)
  })
}

function end(plot: Plot, { by, daysAgo, end: how }: (typeof pairs)[number], parts: number): void {
  const { stage, ref } = plot
  const [answers, proposes] = by ? (['seller', 'buyer'] as const) : (['buyer', 'seller'] as const)
  const soon = daysAgo - 0.7
  if (how === 'declined')
    stage.at(soon, (tx) =>
      declineDeal(tx, ref[answers], {
        dealId: ref.dealId,
        reason: 'We have no hands free before the spring.',
      }),
    )
  if (how === 'withdrawn') stage.at(soon, (tx) => withdrawDeal(tx, ref[proposes], { dealId: ref.dealId }))
  if (isUnagreed(how)) return
  stage.at(soon, (tx) => acceptDeal(tx, ref[answers], { dealId: ref.dealId, version: 1 }))
  if (how !== 'accepted') work(plot, soon - 0.2, how, parts)
}

/** Part after part: paid for, delivered and accepted, as far as the story goes; says when it was completed. */
export function work(plot: Plot, began: number, how: WorkEnd, parts: number): number | undefined {
  pay(plot, began, 0)
  if (how === 'working') return undefined
  const delivered = Math.max(0.9, began - 5)
  deliver(plot, how === 'delivered' ? 0.9 : delivered)
  if (how === 'delivered') return undefined
  let ended = delivered - 0.6
  accept(plot, ended)
  for (let place = 1; place < parts; place += 1) {
    pay(plot, ended - 0.4, place)
    if (how === 'half done') return undefined
    deliver(plot, ended - 4, place)
    accept(plot, ended - 5, place)
    ended -= 5
  }
  review(plot, ended)
  return ended
}

function pay({ stage, ref }: Plot, daysAgo: number, place: number): void {
  stage.at(daysAgo, async (tx) => {
    await haveMoney(tx, ref.buyer, minor(ref.priceMinor[place] ?? 0n), stage.context)
    await fundMilestones(tx, ref.buyer, { dealId: ref.dealId, milestoneIds: [milestoneOf(ref, place)] })
  })
}
