import { redirect } from 'react-router'
import type { Edge } from '#app/edge.ts'
import { formsOf } from '#app/forms/intents.ts'
import { requireProof } from '#app/shared/sign-in/require-proof.ts'
import {
  askNewPasskey,
  askPasskeyAsSecondFactor,
  askPasskeyToProve,
  askPasskeyToSignIn,
} from '#domain/accounts/index.ts'
import { makeToken } from '#platform/crypto/tokens.ts'
import { Conflict, Forbidden, Invalid } from '#platform/errors/errors.ts'
import { signInContext } from '../sign-in-context.ts'
import { readPending } from '../pending-cookie.ts'
import { browserCookie } from './browser-cookie.ts'

const { intent, intents } = formsOf({
  for: 'everyone',
  said: (form) => String(form.get('purpose') ?? ''),
  otherwise: 'unknown',
  mends: () => true,
  refuse: ({ message, status }) => tell({ problem: message }, { status }),
})

/** What a page's script must ask a device, for a purpose; the answer comes back in a form of that page. */
export const action = intents({
  unknown: intent({
    runOutside: () => {
      throw new Invalid('This page is out of date. Reload it and try again.')
    },
  }),
  'sign-in': intent({
    runOutside: async (asked) => {
      const browser = makeToken()
      const { transaction, actor } = asked
      const question = await transaction((tx) =>
        askPasskeyToSignIn(tx, actor, { browser }, signInContext(asked)),
      )
      return tell(question, { headers: { 'Set-Cookie': browserCookie(browser) } })
    },
  }),
  'second-factor': intent({
    run: async (tx, actor, _, asked) => {
      const pending = readPending(asked.request.headers.get('Cookie'))
      if (pending?.step !== 'second-factor') throw new Conflict('That took too long. Begin again.')
      return askPasskeyAsSecondFactor(tx, actor, { pending: pending.token }, signInContext(asked))
    },
    done: (_, question) => tell(question),
  }),
  prove: intent({
    run: async (tx, _, _typed, asked) => {
      const { sessionId, actor } = viewerOf(asked)
      return askPasskeyToProve(tx, actor, { sessionId }, signInContext(asked))
    },
    done: (_, question) => tell(question),
  }),
  add: intent({
    before: (asked) => {
      const viewer = viewerOf(asked)
      requireProof({ ...asked, viewer, actor: viewer.actor }, '/my/account#passkeys')
    },
    run: async (tx, _, _typed, asked) => {
      const { sessionId, actor } = viewerOf(asked)
      return askNewPasskey(tx, actor, { sessionId }, signInContext(asked))
    },
    done: (_, question) => tell(question),
  }),
})

export const loader = () => redirect('/my/login')

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
