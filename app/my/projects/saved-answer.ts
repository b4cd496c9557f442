import type { SubmissionResult } from '@conform-to/react'
import type { Advised } from '#app/shared/advice/advised.ts'

/** What a refused form is told; the draft is kept meanwhile, and goes on under its id. */
export type SavedAnswer = {
  result: SubmissionResult<string[]>
  projectId: string | null
  /** Files that were ticked to be removed. */
  removeFileIds: string[]
  advised?: Advised | undefined
}
