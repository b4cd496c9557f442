export type ChangeState = 'announced' | 'in-force' | 'withdrawn'

/** What became of a line of the public log by now. */
export function changeState(
  change: { effectiveAt: Date; withdrawn: object | undefined },
  now: Date,
): ChangeState {
  if (change.withdrawn) return 'withdrawn'
  return change.effectiveAt > now ? 'announced' : 'in-force'
}
