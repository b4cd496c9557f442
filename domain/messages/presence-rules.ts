/** Seen within this time counts as here now. */
const ONLINE_MS = 5 * 60_000

export const isOnline = (seenAt: Date | undefined, now: Date): boolean =>
  seenAt !== undefined && now.getTime() - seenAt.getTime() < ONLINE_MS
