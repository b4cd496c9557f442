import type { TimelineKind } from '#domain/deals/timeline-words.ts'

/** What of a deal stands in the conversation of its two sides: what they would tell one another. */
const shown = new Set<TimelineKind>([
  'changed',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'ordered',
  'funded',
  'delivered',
  'revision-asked',
  'released',
  'released-by-time',
  'released-early',
  'cancelled',
  'cancellation-agreed',
  'cancelled-by-silence',
  'cancelled-unanswered',
  'ended',
  'dispute-opened',
  'dispute-settled',
  'dispute-withdrawn',
  'dispute-decided',
  'decision-appealed',
  'decision-upheld',
  'decision-changed',
])

/** A proposal is an offer, with a card of its own. */
export const isOffer = (what: string) => what === 'proposed'
export const isShownStep = (what: string) => isOffer(what) || shown.has(what as TimelineKind)
