import type { Submission, SubmissionResult } from '@conform-to/react'
import { data, redirect } from 'react-router'
import { sessionCookie } from '#app/web/session-cookie.ts'
import type { MemberEdge } from '#app/edge.ts'
import type { RotatedSession } from '#domain/accounts/index.ts'
import { Conflict, ExpectedError, Forbidden, Invalid, TooManyRequests } from '#platform/errors/errors.ts'

/** What the page is told after one of its forms was sent and not simply done. */
export type AccountAnswer = {
  /** Which form it was. */
  intent: string
  result?: SubmissionResult<string[]>
  /** Recovery codes, shown this once. */
  codes?: string[]
}

type Sent = Pick<Submission<unknown, string[]>, 'reply'>

export function refuse(intent: string, sent: Sent) {
  return data<AccountAnswer>({ intent, result: sent.reply() }, { status: 400 })
}

/** Refusals that a person can mend come back to their form; anything else has a screen of its own. */
export async function orRefuse<Result>(intent: string, sent: Sent, run: () => Promise<Result>) {
  try {
    return await run()
  } catch (error) {
    if (!isMendable(error)) throw error
    const fieldErrors = error instanceof Invalid ? { ...error.fields } : {}
    const formErrors = Object.keys(fieldErrors).length > 0 ? [] : [error.message]
    const result = sent.reply({ fieldErrors, ...(formErrors.length > 0 ? { formErrors } : {}) })
    return data<AccountAnswer>(
      { intent, result },
      {
        status: error.status,
        headers: error instanceof TooManyRequests ? { 'Retry-After': String(error.retryAfterSeconds) } : {},
      },
    )
  }
}

function isMendable(error: unknown): error is ExpectedError {
  return [Invalid, Conflict, TooManyRequests, Forbidden].some((kind) => error instanceof kind)
}

/** Done: back to the part of the page it was about, which says so. */
export function doneAt(section: string, intent: string, headers: Record<string, string> = {}): Response {
  return redirect(`/my/account?done=${intent}#${section}`, { headers })
}

/** The cookie of a session that has a new token. */
export function rotatedCookie(session: RotatedSession, { clock }: MemberEdge): Record<string, string> {
  return { 'Set-Cookie': sessionCookie(session, clock.now()) }
}
