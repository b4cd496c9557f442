import { addDays } from '#platform/clock/clock.ts'
import type { MilestoneState } from '../states.ts'

type Timed = { id: string; position: number; state: MilestoneState; days: number; dueAt: Date | null }

/**
 * When milestones are due whose time begins, each at the earliest at the moment given for it. What is worked on already goes first,
 * wherever in the deal it stands: paid for backwards, the same work would have fewer days. What begins together is worked on in the
 * order of the deal, and the days of each begin when all that goes before it is due.
 */
export function dueDates(milestones: readonly Timed[], begins: ReadonlyMap<string, Date>): Map<string, Date> {
  const due = new Map<string, Date>()
  let worked = Math.max(
    0,
    ...milestones.map(({ id, state, dueAt }) =>
      state === 'funded' && !begins.has(id) ? (dueAt?.getTime() ?? 0) : 0,
    ),
  )
  for (const { id, days } of milestones.toSorted((one, other) => one.position - other.position)) {
    const from = begins.get(id)
    if (!from) continue
    const until = addDays(new Date(Math.max(from.getTime(), worked)), days)
    due.set(id, until)
    worked = until.getTime()
  }
  return due
}

/** When work that goes back is due: it has its agreed days again, and none of those that it had left are taken. */
export function dueOnceRevised({ days, dueAt }: Pick<Timed, 'days' | 'dueAt'>, now: Date): Date {
  const again = addDays(now, days)
  return dueAt && dueAt > again ? dueAt : again
}

type Agreed = { requirements: readonly unknown[]; requirementsAnsweredAt: Date | null }

/** The time of what is paid for begins with the answers to what the seller must know. */
export const waitsForAnswers = ({ requirements, requirementsAnsweredAt }: Agreed): boolean =>
  requirements.length > 0 && !requirementsAnsweredAt

/** When what is paid for now is due: told before the payment, and set by it. */
export function dueOncePaid(
  { deal, milestones }: { deal: Agreed; milestones: readonly Timed[] },
  paid: readonly { id: string }[],
  now: Date,
): Map<string, Date> {
  if (waitsForAnswers(deal)) return new Map()
  return dueDates(milestones, new Map(paid.map(({ id }) => [id, now])))
}
