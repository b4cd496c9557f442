import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Head } from '#app/shared/frame/head.server.ts'
import type { Viewer } from '#domain/accounts/index.ts'
import { madeAnyService } from '#domain/catalogue/index.ts'
import { hasAnyDealAs } from '#domain/deals/index.ts'
import { hidesPresence } from '#domain/messages/index.ts'
import { hasUnreadAbout } from '#domain/notifications/index.ts'
import { sentAnyProposal } from '#domain/projects/index.ts'
import { choseWhatToLearnFrom } from '#domain/recommendations/index.ts'
import { savedAnySearch } from '#domain/saved-searches/index.ts'
import { isInAnyTeam } from '#domain/teams/index.ts'
import { viewedAnything } from '#domain/views/index.ts'

type Tie = {
  at: RegExp
  /** Asked with whose page it is, of these pages alone. */
  inDatabase?(memberId: SQLWrapper): SQL | undefined
  isKnown?(viewer: Viewer, head: Head): boolean
}

/** Where things are counted or chosen among all, each person who is not seen makes another page. */
const seesLess = (_viewer: Viewer, { hidesAnyone }: Head) => hidesAnyone

/** What a page shows to a member of what they have or did themselves: whoever has any of it gets a page of their own there. */
const ties: Readonly<Record<string, Tie>> = {
  // What to go on with, and what is recommended.
  home: {
    at: /^\/$/,
    inDatabase: (id) =>
      or(
        viewedAnything(id),
        hasAnyDealAs('buyer', id),
        hasAnyDealAs('seller', id),
        madeAnyService(id),
        isInAnyTeam(id),
        choseWhatToLearnFrom(id),
      ),
    isKnown: (_viewer, { keeps, sentAnythingAway, hidesAnyone }) =>
      keeps.length > 0 || sentAnythingAway || hidesAnyone,
  },
  search: { at: /^\/search$/, inDatabase: savedAnySearch, isKnown: seesLess },
  listing: { at: /^\/(categories\/.+|projects|teams)$/, isKnown: seesLess },
  // What they answered, how much they may still answer, in whose name and at which commission; and it marks as read what they were told about it.
  project: {
    at: /^\/projects\/[^/]+$/,
    inDatabase: (id) => or(sentAnyProposal(id), isInAnyTeam(id), hasUnreadAbout('project', id)),
    isKnown: ({ proUntil }) => proUntil !== null,
  },
  // Whether somebody is here is told to whoever tells it of themselves.
  profile: { at: /^\/user\/[^/]+$/, inDatabase: hidesPresence },
}

const NONE = ''

/** What has to be known of whoever asks for this page. */
export const tieAt = (path: string): string =>
  Object.keys(ties).find((name) => ties[name]?.at.test(path)) ?? NONE

/** Whether they have any of it, as part of a larger question. */
export function hasTie(name: SQLWrapper, memberId: SQLWrapper): SQL<boolean> {
  const cases = Object.entries(ties).flatMap(([one, { inDatabase }]) => {
    const has = inDatabase?.(memberId)
    return has ? [sql`when ${sql.raw(`'${one}'`)} then ${has}`] : []
  })
  return sql<boolean>`case ${name} ${sql.join(cases, sql` `)} else false end`
}

export const isTieKnown = (name: string, viewer: Viewer, head: Head): boolean =>
  ties[name]?.isKnown?.(viewer, head) ?? false
