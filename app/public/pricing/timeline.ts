import { days } from '#app/shared/figures/figures.ts'
import { monthOf } from '#app/ui/time/date-words.ts'
import { acceptanceDays, type Answer, type Asked, type CalculatorRules } from './calculator.ts'

type Moment = { title: string; text: string }

/** What happens when: by date where the day is known, otherwise counted from the order. */
export function timelineOf(
  { clock }: Pick<Answer, 'clock'>,
  asked: Asked,
  rules: CalculatorRules,
  today: string | undefined,
): Moment[] {
  if (!clock) return []
  const { deliveredDays, acceptedDays, clearedDays } = clock
  const title = (after: number) => (today === undefined ? `After ${days(after)}` : dateAfter(today, after))
  const lookDays = days(acceptanceDays(asked.bearer, rules))
  const kind = asked.bearer === 'seller' ? 'for a service' : 'in a deal of your own'
  const accepted = `Accepted at the latest, by clock: ${lookDays} ${kind}`
  const start = [
    { title: 'Today', text: 'Paid into escrow' },
    { title: title(deliveredDays), text: `Delivered, if it takes ${days(deliveredDays)}` },
  ]
  if (clearedDays === acceptedDays) {
    return [...start, { title: title(acceptedDays), text: `${accepted}. It can be withdrawn at once` }]
  }
  return [
    ...start,
    { title: title(acceptedDays), text: accepted },
    {
      title: title(clearedDays),
      text: `Cleared after ${days(clearedDays - acceptedDays)}, can be withdrawn`,
    },
  ]
}

function dateAfter(today: string, after: number): string {
  const start = new Date(`${today}T00:00:00Z`)
  const then = new Date(start)
  then.setUTCDate(start.getUTCDate() + after)
  const isSameYear = start.getUTCFullYear() === then.getUTCFullYear()
  const day = `${then.getUTCDate()} ${monthOf(then)}`
  return isSameYear ? day : `${day} ${then.getUTCFullYear()}`
}
