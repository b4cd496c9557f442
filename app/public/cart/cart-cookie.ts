import { makeToken } from '#platform/crypto/tokens.ts'

const NAME = '__Host-cart'
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax'
const SECONDS = 60 * 86_400

/** The key to a visitor's cart: it says nothing, and whoever holds it sees what is in there. */
export function readCartToken(cookies: string | null | undefined): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1]
}

export const cartCookie = (token: string) => `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${SECONDS}`
export const endedCartCookie = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`

/** The key that a browser has, or a new one that it is given. */
export const cartTokenOf = (request: Request): string =>
  readCartToken(request.headers.get('Cookie')) ?? makeToken()
