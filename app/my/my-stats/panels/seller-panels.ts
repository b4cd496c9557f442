import { counted } from '#app/shared/figures/figures.ts'
import type { Figures } from '#domain/analytics/index.ts'
import { countPanel, formatUnit, moneyChange, type Panel, toneOf } from './panel.ts'
import { conversionPanel, onTimePanel, ratingPanel, replyPanel } from './rate-panels.ts'
import { pointsOf, type SellerFacts } from './seller-facts.ts'

export function earnedPanel({ period, currency }: Pick<SellerFacts, 'period' | 'currency'>): Panel {
  const [now, before] = [period.now.earned ?? 0, period.was.earned ?? 0]
  return {
    id: 'earned',
    title: 'Earned, after fees',
    value: formatUnit(now, 'money', currency),
    change: moneyChange(now, before, currency),
    tone: toneOf(now, before),
    shape: 'columns',
    unit: 'money',
    points: pointsOf(period, (figures) => figures.earned ?? 0),
    note: 'On the day of the release. Tips are in it, and what was given back is not.',
  }
}

export function sellerPanels(facts: SellerFacts): Panel[] {
  const { period } = facts
  return [
    countPanel({
      id: 'completed',
      title: 'Deals completed',
      now: period.now.completed ?? 0,
      before: period.was.completed ?? 0,
      points: pointsOf(period, (figures) => figures.completed ?? 0),
      note: cancellations(period.now),
    }),
    conversionPanel(facts),
    replyPanel(facts),
    onTimePanel(facts),
    ratingPanel(facts),
    countPanel({
      id: 'again',
      title: 'Orders of buyers who came back',
      now: period.now.ordered_again ?? 0,
      before: period.was.ordered_again ?? 0,
      points: pointsOf(period, (figures) => figures.ordered_again ?? 0),
      note: `Of ${counted(period.now.ordered ?? 0, 'order')} in this time.`,
    }),
    ...proposalPanels(period),
  ]
}

function cancellations({
  cancelled_seller,
  cancelled_both,
  cancelled_buyer,
  cancelled_neither,
}: Figures): string {
  const others = (cancelled_buyer ?? 0) + (cancelled_neither ?? 0)
  const own = (cancelled_seller ?? 0) + (cancelled_both ?? 0)
  const free =
    others === 0
      ? ''
      : ` ${others} cancelled by buyers or by nobody’s fault, which costs your figures nothing.`
  if (own === 0) return `None cancelled by your fault.${free}`
  const shared = cancelled_both ? ` (${cancelled_both} by both)` : ''
  return `${own} cancelled by your fault${shared}.${free}`
}

/** Who never answers projects needs no chart of it. */
function proposalPanels(period: SellerFacts['period']): Panel[] {
  if (!period.now.proposals_sent && !period.was.proposals_sent) return []
  return [
    countPanel({
      id: 'proposals',
      title: 'Proposals sent',
      now: period.now.proposals_sent ?? 0,
      before: period.was.proposals_sent ?? 0,
      points: pointsOf(period, (figures) => figures.proposals_sent ?? 0),
      note: `Of these ${period.now.proposals_read ?? 0} were read and ${period.now.proposals_won ?? 0} won.`,
    }),
  ]
}
