import type { VersionState } from '../states.ts'

/** What a take-down changed, as it was before. */
export type Undo = {
  state: 'published' | 'paused'
  changedAt: string
  /** The version that was being written beside the live one. */
  working: { id: string; state: VersionState } | null
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
