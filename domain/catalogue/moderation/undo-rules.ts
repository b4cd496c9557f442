import type { VersionState } from '../states.ts'

/** Newer words that nobody has decided on: they go on when what is live is taken down. */
export const isBeingWritten = (state: VersionState): boolean => state === 'draft' || state === 'submitted'

/** What a take-down changed, as it was before. */
export type Undo = {
  state: 'published' | 'paused'
  changedAt: string
  /** The version that was being written beside the live one, with what the take-down wrote over in it. */
  working: {
    id: string
    state: VersionState
    kept?: { submittedAt: string | null; reasons: string[]; note: string }
  } | null
  version: {
    isReviewedAfter: boolean
    decidedAt: string | null
    decidedBy: string | null
    reasons: string[]
    note: string
  }
  /** The case of reports that led to it; nothing where moderators found it by themselves. */
  caseNumber: number | null
}
