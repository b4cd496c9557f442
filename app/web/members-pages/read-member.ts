import { sql } from 'drizzle-orm'
import type { Services } from '#app/services.ts'
import {
  type BannersOwn,
  bannersAsked,
  bannersOwnOf,
  type Hand,
  handOfMember,
} from '#app/shared/banners/hand.server.ts'
import { type Head, headOf } from '#app/shared/frame/head.server.ts'
import { openViewers, type Viewer } from '#domain/accounts/index.ts'
import type { KnownMembers } from '../admission/known-members.ts'
import { tokenFrom } from '../session-cookie.ts'
import { hasTie, isTieKnown, tieAt } from './ties.ts'

/** Whose page it is, and what of theirs stands on it. */
export type KnownMember = {
  viewer: Viewer
  head: Head
  hand: Hand
  /** The page at this address shows something that only they have. */
  isApart: boolean
}

/** Nothing for who is not signed in. */
export type ReadMember = (asked: {
  path: string
  cookies: string | null | undefined
}) => Promise<KnownMember | undefined>

type Own = { head: Head; banners: BannersOwn; isTied: boolean }

/** All that a page asks about whoever looks at it, by one prepared statement for everyone who looks at the same moment. */
export function openMemberReader(
  services: Pick<Services, 'db' | 'clock' | 'banners'>,
  members: KnownMembers,
): ReadMember {
  const viewers = openViewers<Own>(services.db, {
    now: () => services.clock.now(),
    more: (tie, memberId) =>
      sql<Own>`json_build_object('head', ${headOf(memberId)}, 'banners', ${bannersOwnOf(memberId)}, 'isTied', ${hasTie(tie, memberId)})`,
    given: () => bannersAsked(services),
  })

  return async ({ path, cookies }) => {
    const token = tokenFrom(cookies)
    if (token === undefined) return undefined
    const tie = tieAt(path)
    const found = await viewers.find(token, tie)
    if (!found) return undefined
    members.note(token)
    const { viewer, more } = found
    const { head, banners, isTied } = more
    return {
      viewer,
      head,
      hand: handOfMember(services, viewer, { path, cookies, own: banners }),
      isApart: isTied || isTieKnown(tie, viewer, head),
    }
  }
}
