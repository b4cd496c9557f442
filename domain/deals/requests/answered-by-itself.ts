import { stepPath } from '../moves/step-path.ts'
import type { RequestKind } from '../states.ts'
import type { TimelineKind } from '../timeline-words.ts'

/** After these nothing of the whole deal waits for anyone any more. */
const ENDS_ALL: readonly string[] = ['withdrawn', 'expired'] satisfies TimelineKind[]

export const endsAll = (what: string): boolean => ENDS_ALL.includes(what)

const asked: Record<RequestKind, TimelineKind> = {
  extension: 'extension-asked',
  cancellation: 'cancellation-asked',
  refund: 'refund-asked',
  milestone: 'milestone-proposed',
}

/** What one side was asked to do about the work of a milestone. */
const work: readonly TimelineKind[] = ['delivered', 'acceptance-reminded', 'revision-asked', 'due-reminded']

const dispute: readonly TimelineKind[] = [
  'dispute-opened',
  'claimed',
  'return-asked',
  'dispute-answered',
  'dispute-unanswered',
  'dispute-due',
  'question-asked',
  'question-answered',
  'settlement-offered',
]

/** What nobody has to answer any more after these: it was done, taken back, or time has answered. */
const ANSWERED: Partial<Record<TimelineKind, readonly TimelineKind[]>> = {
  delivered: ['revision-asked', 'due-reminded'],
  'extension-agreed': ['due-reminded'],
  'dispute-withdrawn': dispute,
  'released-by-time': work,
  'cancelled-by-silence': [...work, 'cancellation-asked'],
  'cancelled-unanswered': work,
  'cancellation-lapsed': ['cancellation-asked'],
  'refund-lapsed': ['refund-asked'],
}

/** Where what was told before leads to and has lost its cause by this step: of the same milestone, and nothing beside it. */
export function answeredByItself(
  dealId: string,
  what: TimelineKind,
  { milestoneId, data }: { milestoneId?: string | undefined; data: Readonly<Record<string, unknown>> },
): string[] {
  const kinds =
    what === 'request-withdrawn' || what === 'request-void'
      ? [asked[data['request'] as RequestKind]]
      : (ANSWERED[what] ?? [])
  return [
    ...kinds.map((kind) => stepPath(dealId, kind, milestoneId)),
    // The questions are those of the whole deal.
    ...(what === 'cancelled-unanswered' ? [stepPath(dealId, 'requirements-reminded')] : []),
  ]
}
