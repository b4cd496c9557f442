import type { TimelineKind } from '../timeline-words.ts'

/**
 * Where a notification about a step leads: into the room, which opens where it says what comes next. Its end tells what it is about, so
 * that it can be read by itself when that, and nothing else in the deal, has lost its cause.
 */
export const stepPath = (dealId: string, what: TimelineKind, milestoneId?: string | null): string =>
  `/deals/${dealId}#${milestoneId ? `${what}-${milestoneId}` : what}`
