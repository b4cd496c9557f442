/** How many wait, or only that there are as many at least. */
export type CountedQueue = { waiting: number; isMore?: boolean }

/** What waits in these queues together; where one was counted only so far, '99+'. */
export function waitingWords(queues: readonly CountedQueue[]): number | string {
  const sum = queues.reduce((so, { waiting }) => so + waiting, 0)
  return queues.some(({ isMore }) => isMore) ? `${sum - 1}+` : sum
}
