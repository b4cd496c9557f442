import { subjectInput, type FavouriteSubject } from '#domain/favourites/index.ts'
import { endedCookie, hostCookie } from '#platform/http/host-cookie.ts'

const NAME = '__Host-wanted'
/** Long enough to join, read the letter and come back. */
const SECONDS = 3_600

/**
 * What a visitor wanted to keep before they had to sign in. It stands in a cookie and not in the address, because a link
 * that somebody else made up may not change what a member keeps.
 */
export function wantedCookie({ kind, id }: FavouriteSubject): string {
  return hostCookie(NAME, `${kind}.${id}`, { seconds: SECONDS })
}

export const endedWantedCookie = endedCookie(NAME)

export function readWanted(cookies: string | null): FavouriteSubject | undefined {
  const [, kind, id] = /(?:^|;\s*)__Host-wanted=(\w{1,20})\.([\w-]{1,60})(?:;|$)/.exec(cookies ?? '') ?? []
  return subjectInput.safeParse({ kind, id }).data
}
