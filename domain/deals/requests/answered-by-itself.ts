import type { TimelineKind } from '../timeline-words.ts'

/** After these nobody has to answer any more what was asked before: it was taken back, or time has answered. */
const ANSWERED: readonly TimelineKind[] = [
  'withdrawn',
  'expired',
  'request-withdrawn',
  'dispute-withdrawn',
  'released-by-time',
  'cancelled-by-silence',
  'cancelled-unanswered',
  'cancellation-lapsed',
  'refund-lapsed',
]

export const isAnsweredByItself = (what: string): boolean => (ANSWERED as readonly string[]).includes(what)
