/** When nothing is known, or the time given has passed and the work goes on. */
const USUAL_WAIT_SECONDS = 600
const LONGEST_WAIT_SECONDS = 86_400

/** The end of the maintenance as the operator gave it, unless it has passed already. */
export function expectedEnd(until: string, now: Date): Date | undefined {
  const end = new Date(until)
  return end > now ? end : undefined
}

export function retryAfterSeconds(end: Date | undefined, now: Date): number {
  if (!end) return USUAL_WAIT_SECONDS
  return Math.min(LONGEST_WAIT_SECONDS, Math.ceil((end.getTime() - now.getTime()) / 1_000))
}
