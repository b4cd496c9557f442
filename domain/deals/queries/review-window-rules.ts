import { DAY_MS } from '#platform/clock/clock.ts'

/** One begins to argue about a milestone, or has stopped: what it earned is known then, unless it stays as it was. */
export type Turn = { at: Date; milestoneId: string; isArgued: boolean; isEarned?: boolean }

type Ended = {
  endedAt: Date
  reviewWindowDays: number
  /** The milestones that earned something before anybody argued about them. */
  earnedIds: Iterable<string>
  turns: readonly Turn[]
}

/**
 * When the time for reviews of a completed deal is over. It runs only while the deal stands completed: while it is argued about, or given
 * back in whole, nobody can write and nothing is shown, so neither takes any of the time that both sides have.
 */
export function reviewsCloseAt({ endedAt, reviewWindowDays, earnedIds, turns }: Ended): Date {
  const [argued, earned] = [new Set<string>(), new Set(earnedIds)]
  const isCompleted = () => argued.size === 0 && earned.size > 0
  let [from, leftMs] = [endedAt.getTime(), reviewWindowDays * DAY_MS]
  for (const { at, milestoneId, isArgued, isEarned } of inOrder(turns)) {
    const ranMs = isCompleted() ? Math.max(0, at.getTime() - from) : 0
    // It was over before that, and stays over.
    if (ranMs >= leftMs) break
    leftMs -= ranMs
    from = Math.max(from, at.getTime())
    argued[isArgued ? 'add' : 'delete'](milestoneId)
    if (isEarned !== undefined) earned[isEarned ? 'add' : 'delete'](milestoneId)
  }
  return new Date(from + leftMs)
}

const inOrder = (turns: readonly Turn[]) =>
  turns.toSorted((one, other) => one.at.getTime() - other.at.getTime())
