import type { SiteViewer } from '#app/site.ts'
import { drawPortrait } from '#app/ui/avatar/initials.ts'
import { avatarUrl, type Viewer } from '#domain/accounts/index.ts'
import { isStaff } from '#domain/actor.ts'
import type { Head } from './head.server.ts'
import { tallyOf } from './tally.ts'

/** Who is signed in, as the head shows it. */
export function siteViewer(
  { actor, username, displayName, avatarKey, viewedBy }: Viewer,
  { favourites, unreadMessages, unreadNotifications }: Head,
): SiteViewer {
  const src = avatarUrl(avatarKey)
  return {
    username,
    displayName,
    portrait: src === null ? drawPortrait(displayName) : { src },
    isStaff: isStaff(actor),
    state: actor.state,
    favourites: tallyOf(favourites),
    // Who looks as somebody else reads none of their messages.
    unreadMessages: tallyOf(viewedBy ? 0 : unreadMessages),
    unreadNotifications: tallyOf(unreadNotifications),
    viewedBy: viewedBy?.username ?? null,
  }
}
