import { redirect, redirectDocument } from 'react-router'
import { acting } from '#app/edge.ts'
import { endedSessionCookie } from '#app/web/session-cookie.ts'
import type { Viewer } from '#domain/accounts/index.ts'
import { signOut } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { endedPendingCookie } from './pending-cookie.ts'

/**
 * What a browser still holds for whoever sits down next: pages to go back to, and the searches and places it remembers. The
 * theme is a cookie and stays; the service worker and its offline page come back with the next page.
 */
const LEFT_BEHIND = '"cache", "storage"'

/** Ends the session on the server, then the cookie; a session that is over already is no mistake. */
export const action = acting(async ({ page, transaction, origin }) => {
  const { viewer } = page
  if (viewer) await transaction((tx) => signOut(tx, ownerOf(viewer), viewer.sessionId, { origin }))
  const headers = new Headers()
  headers.append('Set-Cookie', endedSessionCookie)
  headers.append('Set-Cookie', endedPendingCookie)
  headers.set('Clear-Site-Data', LEFT_BEHIND)
  return redirectDocument('/', { headers })
})

/** The session of an administrator who looks as someone else is still the administrator's own. */
function ownerOf({ actor, viewedBy }: Viewer): MemberActor {
  return viewedBy ? { kind: 'member', id: viewedBy.id, role: 'admin', state: 'active' } : actor
}

export const loader = () => redirect('/')
