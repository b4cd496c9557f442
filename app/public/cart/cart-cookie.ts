import { makeToken } from '#platform/crypto/tokens.ts'
import { endedCookie, hostCookie } from '#platform/http/host-cookie.ts'

const NAME = '__Host-cart'
const SECONDS = 60 * 86_400
/** The head shows more than this as '9+'. */
const COUNTED_MOST = 9

/** The key to a visitor's cart: whoever holds it sees what is in there. */
export function readCartToken(cookies: string | null | undefined): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:\\.\\d{1,2})?(?:;|$)`).exec(cookies ?? '')?.[1]
}

/**
 * How many lines that cart has, for the head of pages that visitors share: it stands beside the key, so that no page need
 * ask for it. Above nine all count the same, so that a page is kept in few forms, whatever a browser claims.
 */
export function readCartCount(cookies: string | null | undefined): number {
  const count = Number(
    new RegExp(`(?:^|;\\s*)${NAME}=[\\w-]{43}\\.(\\d{1,2})(?:;|$)`).exec(cookies ?? '')?.[1] ?? 0,
  )
  return Math.min(count, COUNTED_MOST + 1)
}

export const cartCookie = (token: string, count: number) =>
  hostCookie(NAME, `${token}.${count}`, { seconds: SECONDS })
export const endedCartCookie = endedCookie(NAME)

/** The key that a browser has, or a new one that it is given. */
export const cartTokenOf = (request: Request): string =>
  readCartToken(request.headers.get('Cookie')) ?? makeToken()
