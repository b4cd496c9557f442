import type { Submission, SubmissionResult } from '@conform-to/react'
import { data } from 'react-router'
import { Conflict, Forbidden, Invalid } from '#platform/errors/errors.ts'

/** What a page with several forms answers to a refused one: which it was, and what was wrong. */
export type RefusedForm = { formId: string; result: SubmissionResult<string[]> }

/** Does what a checked form asks for; what breaks a rule comes back beside the fields, with all that was typed. */
export async function answerForm<Typed, Value, Answer>(
  formId: string,
  submission: Submission<Typed, string[], Value>,
  act: (value: Value) => Promise<Answer>,
) {
  if (submission.status !== 'success')
    return data<RefusedForm>({ formId, result: submission.reply() }, { status: 400 })
  try {
    return await act(submission.value)
  } catch (error) {
    if (!(error instanceof Invalid || error instanceof Conflict || error instanceof Forbidden)) throw error
    const fields = error instanceof Invalid ? error.fields : {}
    const result = submission.reply(
      Object.keys(fields).length > 0
        ? { fieldErrors: fields as Record<string, string[]> }
        : { formErrors: [error.message] },
    )
    return data<RefusedForm>({ formId, result }, { status: error.status })
  }
}

/** The refusal that belongs to one of the page's forms. */
export function refusalFor(formId: string, refused: RefusedForm | undefined) {
  return refused?.formId === formId ? refused.result : undefined
}

/** The refusal of a form that the page does not show, because things are not as they were when it was opened. */
export function refusalElsewhere(shown: readonly string[], refused: RefusedForm | undefined) {
  return refused && !shown.includes(refused.formId) ? refused.result : undefined
}
