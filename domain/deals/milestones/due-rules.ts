import { addDays } from '#platform/clock/clock.ts'
import type { MilestoneState } from '../states.ts'

type Timed = { id: string; position: number; state: MilestoneState; days: number; dueAt: Date | null }

/**
 * When milestones are due whose time begins, each at the earliest at the moment given for it. They are worked on in their order: the
 * days of one begin when those before it that are worked on, or begin with it, are due.
 */
export function dueDates(milestones: readonly Timed[], begins: ReadonlyMap<string, Date>): Map<string, Date> {
  const due = new Map<string, Date>()
  let worked = 0
  for (const { id, state, days, dueAt } of milestones.toSorted(
    (one, other) => one.position - other.position,
  )) {
    const from = begins.get(id)
    const until = from
      ? addDays(new Date(Math.max(from.getTime(), worked)), days)
      : state === 'funded'
        ? dueAt
        : null
    if (from && until) due.set(id, until)
    worked = Math.max(worked, until?.getTime() ?? 0)
  }
  return due
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
