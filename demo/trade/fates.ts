import { sendAppeal } from '#domain/appeals/index.ts'
import {
  agreeSettlement,
  answerDispute,
  askCancellation,
  askExtension,
  cancelWork,
  type DealState,
  decideDispute,
  listDisputes,
  offerSettlement,
  openDispute,
} from '#domain/deals/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import { minor } from '#platform/money/money.ts'
import { demoOrigin } from '../demo-step.ts'
import { accept, deliver, milestoneOf, type Plot, review, sendBack, tip } from './deal-acts.ts'
import { appealWords, decisions, quarrels, reasonsToCancel } from './words-of-deals.ts'

/** What becomes of a deal that was paid for, from the day the seller could begin. */
type Fate = {
  /** The state in which it is today. */
  ends: DealState
  /** How long ago it was paid for, when the story and not the calendar decides. */
  beganDaysAgo?(days: number): number
  /** The seller's questions stay open. */
  isUnanswered?: boolean
  tell(plot: Plot, began: number, days: number): void
}

const inWork = (days: number) => Math.max(0.4, Math.min(days * 0.5, 6))

function cancelBy(plot: Plot, side: 'buyer' | 'seller', daysAgo: number, reason: string): void {
  const { stage, ref } = plot
  stage.at(daysAgo, (tx) =>
    cancelWork(tx, ref[side], { dealId: ref.dealId, milestoneId: milestoneOf(ref), reason }),
  )
}

/** The seller has two days to answer, and silence agrees. */
function askToCancel({ stage, ref }: Plot, daysAgo: number, fault: 'buyer' | 'both'): void {
  stage.at(daysAgo, (tx) =>
    askCancellation(tx, ref.buyer, {
      dealId: ref.dealId,
      milestoneId: milestoneOf(ref),
      fault,
      reason: reasonsToCancel[fault],
    }),
  )
}

const shareOf = ({ ref }: Plot, share: number) => minor(((ref.priceMinor[0] ?? 0n) * BigInt(share)) / 100n)

const disputedIn = ({ ref }: Plot) => ({ dealId: ref.dealId, milestoneId: milestoneOf(ref) })

/** The buyer does not agree with what came; the seller has a say, if they say anything. */
function quarrel(plot: Plot, which: number, daysAgo: number): void {
  const { stage, ref } = plot
  const told = quarrels[which]
  if (!told) throw new Error(`There is no quarrel ${which}`)
  const { reason, statement, share, answer } = told
  stage.at(daysAgo, (tx) =>
    openDispute(tx, ref.buyer, {
      dealId: ref.dealId,
      milestoneId: milestoneOf(ref),
      reason,
      statement,
      wantedMinor: shareOf(plot, share),
      files: [],
    }),
  )
  if (answer)
    stage.at(daysAgo - 0.9, (tx) => answerDispute(tx, ref.seller, { ...disputedIn(plot), answer, files: [] }))
}

const administratorOf = (stage: Plot['stage']) => ({ ...stage.who('nadia-orlova'), role: 'admin' as const })

function decide(plot: Plot, which: number, daysAgo: number, fault: 'seller' | 'both', share: number): void {
  const { stage } = plot
  stage.at(daysAgo, (tx) =>
    decideDispute(tx, administratorOf(stage), {
      ...disputedIn(plot),
      earnedMinor: shareOf(plot, share),
      fault,
      reasons: decisions[which] ?? '',
    }),
  )
}

/** The seller does not agree with what was decided. */
function appeal({ stage, ref }: Plot, daysAgo: number): void {
  stage.at(daysAgo, async (tx) => {
    const { rows } = await listDisputes(tx.db, administratorOf(stage), { show: 'ended', page: 1 })
    const decided = rows.find(({ dispute }) => dispute.dealId === ref.dealId)?.dispute
    const sent = { kind: 'dispute', decisionId: decided?.id ?? '', appeal: appealWords, files: [] } as const
    const settings = await readSettings(tx.db, tx.now)
    await sendAppeal(tx, ref.seller, sent, { settings, origin: demoOrigin })
  })
}

function settle(plot: Plot, daysAgo: number, share: number): void {
  const { stage, ref } = plot
  stage.at(daysAgo, (tx) =>
    offerSettlement(tx, ref.seller, { ...disputedIn(plot), earnedMinor: shareOf(plot, share) }),
  )
  stage.at(daysAgo - 0.7, (tx) =>
    agreeSettlement(tx, ref.buyer, { ...disputedIn(plot), earnedMinor: shareOf(plot, share) }),
  )
}

export const fates = {
  accepted: {
    ends: 'completed',
    tell: (plot, began, days) => {
      const delivered = began - days * plot.chance.between(0.4, 0.95)
      const ended = delivered - plot.chance.between(0.1, 2)
      deliver(plot, delivered)
      accept(plot, ended)
      review(plot, ended)
      if (plot.isTipped) tip(plot, ended - 0.05, 500 * plot.chance.whole(1, 5))
    },
  },
  revised: {
    ends: 'completed',
    tell: (plot, began, days) => {
      const delivered = began - days * 0.6
      deliver(plot, delivered)
      sendBack(plot, delivered - 0.8)
      deliver(plot, delivered - 1.9)
      accept(plot, delivered - 2.4)
      review(plot, delivered - 2.4)
    },
  },
  /** Nobody answered the delivery, so it was accepted by itself. */
  silence: {
    ends: 'completed',
    tell: (plot, began, days) => {
      deliver(plot, began - days * 0.8)
      review(plot, began - days * 0.8 - 3.6)
    },
  },
  asked: { ends: 'active', beganDaysAgo: () => 0.7, isUnanswered: true, tell: () => undefined },
  working: { ends: 'active', beganDaysAgo: inWork, tell: () => undefined },
  delivered: {
    ends: 'active',
    beganDaysAgo: (days) => 0.9 + days * 0.7,
    tell: (plot) => deliver(plot, 0.9),
  },
  revising: {
    ends: 'active',
    beganDaysAgo: (days) => 2.6 + days * 0.5,
    tell: (plot) => {
      deliver(plot, 2.6)
      sendBack(plot, 1.3)
    },
  },
  late: { ends: 'active', beganDaysAgo: (days) => days + 0.8, tell: () => undefined },
  'more time': {
    ends: 'active',
    beganDaysAgo: (days) => 0.4 + days * 0.6,
    tell: ({ stage, ref }) =>
      stage.at(0.4, (tx) =>
        askExtension(tx, ref.seller, {
          dealId: ref.dealId,
          milestoneId: milestoneOf(ref),
          days: 2,
          reason: 'The second part needs a quiet room, and the street is being dug up until Thursday.',
        }),
      ),
  },
  'wants to cancel': {
    ends: 'active',
    beganDaysAgo: (days) => 0.5 + Math.min(days * 0.4, 3),
    tell: (plot) => askToCancel(plot, 0.5, 'both'),
  },
  'open quarrel': {
    ends: 'disputed',
    beganDaysAgo: (days) => 3.4 + days * 0.8,
    tell: (plot) => {
      deliver(plot, 3.4)
      quarrel(plot, plot.number % 2 === 0 ? 4 : 3, 2.2)
    },
  },
  'decided for both': {
    ends: 'completed',
    tell: (plot, began, days) => {
      const delivered = began - days * 0.8
      deliver(plot, delivered)
      quarrel(plot, 0, delivered - 1)
      decide(plot, 0, delivered - 9, 'both', 50)
    },
  },
  'decided for the buyer': {
    ends: 'cancelled',
    tell: (plot, began, days) => {
      const delivered = began - days * 0.8
      deliver(plot, delivered)
      quarrel(plot, 2, delivered - 0.5)
      decide(plot, 1, delivered - 10, 'seller', 0)
    },
  },
  appealed: {
    ends: 'disputed',
    beganDaysAgo: (days) => 12 + days * 0.8,
    tell: (plot) => {
      deliver(plot, 12)
      quarrel(plot, 0, 11)
      decide(plot, 0, 2.6, 'both', 50)
      appeal(plot, 1.3)
    },
  },
  settled: {
    ends: 'completed',
    tell: (plot, began, days) => {
      const delivered = began - days * 0.9
      deliver(plot, delivered)
      quarrel(plot, 1, delivered - 1.2)
      settle(plot, delivered - 3, 67)
    },
  },
  'cancelled at once': {
    ends: 'cancelled',
    isUnanswered: true,
    tell: (plot, began) => cancelBy(plot, 'buyer', began - 0.02, reasonsToCancel.neither),
  },
  'given up': {
    ends: 'cancelled',
    tell: (plot, began, days) => cancelBy(plot, 'seller', began - days * 0.5, reasonsToCancel.seller),
  },
  'too late': {
    ends: 'cancelled',
    tell: (plot, began, days) => cancelBy(plot, 'buyer', began - days - 1.5, reasonsToCancel.late),
  },
  'stopped by the buyer': {
    ends: 'cancelled',
    tell: (plot, began, days) => askToCancel(plot, began - days * 0.3, 'buyer'),
  },
  'parted as friends': {
    ends: 'cancelled',
    tell: (plot, began, days) => askToCancel(plot, began - days * 0.6, 'both'),
  },
} as const satisfies Record<string, Fate>
export type FateName = keyof typeof fates
export const fateOf = (name: FateName): Fate => fates[name]
