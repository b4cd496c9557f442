import { redirect } from 'react-router'
import type { Edge } from '#app/edge.ts'
import type { ProviderAnswer } from '#domain/accounts/index.ts'
import { enter } from '../enter.ts'
import { endedOauthCookie, oauthCookie, type StoredStep } from './oauth-cookie.ts'
import { failedPath, STEP_PATH } from './paths.ts'

/** Where a person goes from here: in, to the second factor, to the next step, or back. */
export function answerProvider(
  edge: Edge,
  answer: ProviderAnswer,
  { next, brand }: Pick<StoredStep, 'next' | 'brand'>,
): Response {
  if (answer.outcome === 'closed') return leave(failedPath('closed', { next, brand }))
  if (answer.outcome === 'pending') {
    const cookie = oauthCookie(edge, { stage: 'step', secret: answer.secret, next, brand })
    return redirect(STEP_PATH, { headers: { 'Set-Cookie': cookie } })
  }
  const entered = enter(answer, { next, brand, now: edge.clock.now(), keep: true })
  entered.headers.append('Set-Cookie', endedOauthCookie)
  return entered
}

/** Away from here for good: what was kept for the way is used up. */
export function leave(path: string): Response {
  return redirect(path, { headers: { 'Set-Cookie': endedOauthCookie } })
}
