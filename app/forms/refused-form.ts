import type { SubmissionResult } from '@conform-to/react'

/** What a page with several forms answers to a refused one: which it was, and what was wrong. */
export type RefusedForm = { formId: string; result: SubmissionResult<string[]> }

/** The refusal that belongs to one of the page's forms. */
export function refusalFor(formId: string, refused: RefusedForm | undefined) {
  return refused?.formId === formId ? refused.result : undefined
}

/** The refusal of a form that the page does not show, because things are not as they were when it was opened. */
export function refusalElsewhere(shown: readonly string[], refused: RefusedForm | undefined) {
  return refused && !shown.includes(refused.formId) ? refused.result : undefined
}
