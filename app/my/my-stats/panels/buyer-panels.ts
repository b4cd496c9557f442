import { counted } from '#app/shared/figures/figures.ts'
import type { FigurePeriod } from '#domain/analytics/index.ts'
import { countPanel, formatUnit, moneyChange, type Panel, shareOf } from './panel.ts'
import { pointsOf } from './seller-facts.ts'

/** Whether there is anything to tell of somebody as a buyer. */
export const hasBought = ({ now, was }: FigurePeriod): boolean =>
  [now, was].some((figures) => figures.spent || figures.bought || figures.projects_over)

export function buyerPanels({ period, currency }: { period: FigurePeriod; currency: string }): Panel[] {
  const { now, was } = period
  const [spent, before] = [now.spent ?? 0, was.spent ?? 0]
  return [
    {
      id: 'spent',
      title: 'Spent',
      value: formatUnit(spent, 'money', currency),
      change: moneyChange(spent, before, currency),
      shape: 'columns',
      unit: 'money',
      points: pointsOf(period, (figures) => figures.spent ?? 0),
      note: 'On the day of paying, with the fees that you bore. What came back is taken off on its day.',
    },
    countPanel({
      id: 'bought',
      title: 'Deals begun as a buyer',
      now: now.bought ?? 0,
      before: was.bought ?? 0,
      points: pointsOf(period, (figures) => figures.bought ?? 0),
      note: `${counted(now.bought_completed ?? 0, 'deal')} completed. ${answersNote(now)} ${hiredNote(now)}`,
    }),
  ]
}

function answersNote({ answers_due, answers_in_time }: FigurePeriod['now']): string {
  const share = shareOf(answers_in_time, answers_due)
  if (share === null) return 'No delivery waited for your answer.'
  return `You answered ${answers_in_time ?? 0} of ${counted(answers_due ?? 0, 'delivery', 'deliveries')} in time (${formatUnit(share, 'percent', '')}).`
}

function hiredNote({ projects_over, projects_hired }: FigurePeriod['now']): string {
  const share = shareOf(projects_hired, projects_over)
  if (share === null) return 'No project of yours ended.'
  return `Hire rate ${formatUnit(share, 'percent', '')}: ${projects_hired ?? 0} of ${counted(projects_over ?? 0, 'project')}.`
}
