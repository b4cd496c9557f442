import type { SubmissionResult } from '@conform-to/react'
import { redirect } from 'react-router'
import { sessionCookie } from '#app/web/session-cookie.ts'
import type { MemberEdge } from '#app/edge.ts'
import type { RotatedSession } from '#domain/accounts/index.ts'

/** What the page is told after one of its forms was sent and not simply done. */
export type AccountAnswer = {
  /** Which form it was. */
  intent: string
  result?: SubmissionResult<string[]>
  /** Recovery codes, shown this once. */
  codes?: string[]
}

/** Done: back to the part of the page it was about, which says so. */
export function doneAt(section: string, intent: string, headers: Record<string, string> = {}): Response {
  return redirect(`/my/account?done=${intent}#${section}`, { headers })
}

/** The cookie of a session that has a new token. */
export function rotatedCookie(session: RotatedSession, { clock }: MemberEdge): Record<string, string> {
  return { 'Set-Cookie': sessionCookie(session, clock.now()) }
}
