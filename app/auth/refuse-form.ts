import type { Submission } from '@conform-to/react'
import { data } from 'react-router'
import { Forbidden, Invalid, TooManyRequests } from '#platform/errors/errors.ts'

type AnySubmission = Pick<Submission<Record<string, unknown>>, 'reply'>

export function refuseFields(submission: AnySubmission, fieldErrors: Record<string, string[]>) {
  return data(submission.reply({ fieldErrors }), { status: 400 })
}

/** What the form itself did not pass. */
export function refuseInput(submission: AnySubmission) {
  return data(submission.reply(), { status: 400 })
}

/** An expected refusal of an operation goes back into its form; anything else goes on its way. */
export function refuseForm(submission: AnySubmission, error: unknown) {
  if (error instanceof Invalid && Object.keys(error.fields).length > 0)
    return refuseFields(submission, { ...error.fields })
  if (error instanceof TooManyRequests) {
    const headers = { 'Retry-After': String(error.retryAfterSeconds) }
    return data(submission.reply({ formErrors: [error.message] }), {
      status: 429,
      headers,
    })
  }
  if (error instanceof Forbidden)
    return data(submission.reply({ formErrors: [error.message] }), { status: 403 })
  throw error
}
