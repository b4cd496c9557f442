import { makeToken } from '#platform/crypto/tokens.ts'
import { endedCookie, hostCookie } from '#platform/http/host-cookie.ts'

const NAME = '__Host-cart'
const SECONDS = 60 * 86_400

/** The key to a visitor's cart: it says nothing, and whoever holds it sees what is in there. */
export function readCartToken(cookies: string | null | undefined): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1]
}

export const cartCookie = (token: string) => hostCookie(NAME, token, { seconds: SECONDS })
export const endedCartCookie = endedCookie(NAME)

/** The key that a browser has, or a new one that it is given. */
export const cartTokenOf = (request: Request): string =>
  readCartToken(request.headers.get('Cookie')) ?? makeToken()
