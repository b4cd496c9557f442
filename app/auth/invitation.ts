import { endedCookie, hostCookie } from '#platform/http/host-cookie.ts'

const NAME = '__Host-invited-by'
/** Any link to a page may carry it: `/?ref=tomas-rivera`, `/my/register?ref=tomas-rivera`. */
const PARAMETER = 'ref'
const USERNAME = /^[a-z][a-z0-9_-]{2,29}$/
const DAY_SECONDS = 86_400

/** Whose link brought this browser here; whether there is such a member is asked when its person joins. */
export function readInvitation(cookies: string | null | undefined): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=([a-z0-9_-]{3,30})(?:;|$)`).exec(cookies ?? '')?.[1]
}

export const endedInvitation = endedCookie(NAME)

type AskedByLink = { method: string; url: URL; cookies: string | undefined; isAnonymous: boolean }
type InvitationRules = {
  rememberedDays: number
  /** Other sites append a `ref` of their own to links; only a member's name may keep a later invitation out. */
  findMember(username: string): Promise<string | null>
  /** Somebody who came by no link yet opened this member's. */
  countVisit(memberId: string): Promise<void>
}

/**
 * A page that is asked for by an invitation's link: the invitation goes into a cookie and the page is asked for again without
 * it. So one cached page serves all who were invited, and no address that is copied from the bar hands the invitation on. The
 * first link wins.
 */
export async function takeInvitation(
  { method, url, cookies, isAnonymous }: AskedByLink,
  { rememberedDays, findMember, countVisit }: InvitationRules,
): Promise<Response | undefined> {
  const given = url.searchParams.get(PARAMETER)
  const isPage = (method === 'GET' || method === 'HEAD') && !url.pathname.endsWith('.data')
  if (given === null || !isPage) return undefined
  const headers = new Headers({ Location: withoutInvitation(url), 'Cache-Control': 'no-store' })
  const name = given.toLowerCase()
  const mayKeep = isAnonymous && USERNAME.test(name) && readInvitation(cookies) === undefined
  const memberId = mayKeep ? await findMember(name) : null
  if (memberId !== null) {
    headers.append('Set-Cookie', hostCookie(NAME, name, { seconds: rememberedDays * DAY_SECONDS }))
    if (method === 'GET') await countVisit(memberId)
  }
  return new Response(null, { status: 302, headers })
}

function withoutInvitation({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  rest.delete(PARAMETER)
  // Two slashes at the beginning would be another site's name.
  const path = pathname.replace(/^\/+/, '/')
  return rest.size === 0 ? path : `${path}?${rest}`
}
