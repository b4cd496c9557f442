/** What the bell is told. */
export type LatestNotifications = {
  unread: number
  lastNumber: number
  /** When it was told. */
  now: string
  latest: { number: number; kind: string; title: string; line: string; at: string; isNew: boolean }[]
}

/** Nothing where it can't be read now: the next event, or the next page, brings it. */
export async function fetchLatest(): Promise<LatestNotifications | undefined> {
  const answer = await fetch('/my/notifications/latest').catch(() => undefined)
  return answer?.ok && !answer.redirected ? ((await answer.json()) as LatestNotifications) : undefined
}
