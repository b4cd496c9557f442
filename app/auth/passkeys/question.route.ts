import { redirect } from 'react-router'
import { acting, type Edge } from '#app/edge.ts'
import { requireProof } from '#app/my/account/require-proof.ts'
import {
  askNewPasskey,
  askPasskeyAsSecondFactor,
  askPasskeyToProve,
  askPasskeyToSignIn,
} from '#domain/accounts/index.ts'
import { makeToken } from '#platform/crypto/tokens.ts'
import { Conflict, ExpectedError, Forbidden, Invalid } from '#platform/errors/errors.ts'
import { signInGiven } from '../given.ts'
import { readPending } from '../pending-cookie.ts'
import { browserCookie } from './browser-cookie.ts'

/** What a page's script must ask a device, for a purpose; the answer comes back in a form of that page. */
export const action = acting(async (edge) => {
  const form = await edge.form()
  const purpose = String(form.get('purpose') ?? '')
  try {
    const ask = Object.hasOwn(questions, purpose) ? questions[purpose] : undefined
    if (!ask) throw new Invalid('This page is out of date. Reload it and try again.')
    return await ask(edge)
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error
    return tell({ problem: error.message }, { status: error.status })
  }
})

export const loader = () => redirect('/my/login')

const questions: Readonly<Record<string, (edge: Edge) => Promise<Response>>> = {
  async 'sign-in'(edge) {
    const browser = makeToken()
    const { transaction, actor } = edge
    const question = await transaction((tx) => askPasskeyToSignIn(tx, actor, { browser }, signInGiven(edge)))
    return tell(question, { headers: { 'Set-Cookie': browserCookie(browser) } })
  },

  async 'second-factor'(edge) {
    const pending = readPending(edge.request.headers.get('Cookie'))
    if (pending?.step !== 'second-factor') throw new Conflict('That took too long. Begin again.')
    const first = { pending: pending.token }
    return tell(
      await edge.transaction((tx) => askPasskeyAsSecondFactor(tx, edge.actor, first, signInGiven(edge))),
    )
  },

  async prove(edge) {
    const { sessionId, actor } = viewerOf(edge)
    return tell(
      await edge.transaction((tx) => askPasskeyToProve(tx, actor, { sessionId }, signInGiven(edge))),
    )
  },

  async add(edge) {
    const viewer = viewerOf(edge)
    const { sessionId, actor } = viewer
    requireProof({ ...edge, viewer, actor }, '/my/account#passkeys')
    return tell(await edge.transaction((tx) => askNewPasskey(tx, actor, { sessionId }, signInGiven(edge))))
  },
}

function viewerOf({ page }: Edge) {
  if (!page.viewer) throw new Forbidden('You are signed out. Sign in again.')
  return page.viewer
}

function tell(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: HeadersInit } = {},
) {
  return Response.json(body, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
