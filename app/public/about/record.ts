import { counted, days, type NamedFigure } from '#app/shared/figures/figures.ts'
import { dateText } from '#app/ui/time/relative-time.ts'
import { DAY_MS } from '#platform/clock/clock.ts'

type DatedChange = { announcedAt: Date; effectiveAt: Date }

/** The marketplace's own record, counted from its log: only what exists is counted. */
export function recordOf(
  changes: readonly DatedChange[],
  ruleCount: number,
  noticeDays: number,
): NamedFigure[] {
  const rules = {
    name: 'Fees, clocks and limits',
    value: String(ruleCount),
    note: 'each written down, each with a log',
  }
  const notice = { name: 'Notice before a change', value: days(noticeDays), note: 'at the least' }
  if (changes.length === 0)
    return [rules, notice, { name: 'Rules changed', value: 'None', note: 'since the hall opened' }]
  const notices = changes.map((change) => change.effectiveAt.getTime() - change.announcedAt.getTime())
  const newest = changes.reduce((first, second) => (second.announcedAt > first.announcedAt ? second : first))
  return [
    rules,
    notice,
    { name: 'Rules changed', value: counted(changes.length, 'time'), note: 'all of them in the public log' },
    {
      name: 'Shortest notice ever given',
      value: days(Math.floor(Math.min(...notices) / DAY_MS)),
      note: 'from announcement to effect',
    },
    { name: 'Last announced', value: dateText(newest.announcedAt), note: 'with its reason' },
  ]
}
