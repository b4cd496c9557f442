import { redirect, redirectDocument } from 'react-router'
import { formsOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import { endedSessionCookie } from '#app/web/session-cookie.ts'
import type { Viewer } from '#domain/accounts/index.ts'
import { signOut } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { endedPendingCookie } from './pending-cookie.ts'

const { intent, intents } = formsOf({ for: 'everyone', accepts: 'nothing' })

/** Ends the session on the server, then the cookie; a session that is over already is no mistake. */
export const action = intents({
  'sign-out': intent({
    mends: mendsNothing,
    runOutside: async ({ page: { viewer }, transaction, origin }) => {
      if (viewer) await transaction((tx) => signOut(tx, ownerOf(viewer), viewer.sessionId, { origin }))
      const headers = new Headers()
      headers.append('Set-Cookie', endedSessionCookie)
      headers.append('Set-Cookie', endedPendingCookie)
      return redirectDocument('/', { headers })
    },
  }),
})

/** The session of an administrator who looks as someone else is still the administrator's own. */
function ownerOf({ actor, viewedBy }: Viewer): MemberActor {
  return viewedBy ? { kind: 'member', id: viewedBy.id, role: 'admin', state: 'active' } : actor
}

export const loader = () => redirect('/')
