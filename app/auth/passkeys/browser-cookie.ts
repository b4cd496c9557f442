const NAME = '__Host-passkey'
/** As long as the question that belongs to it. */
const SECONDS = 300

/** Knows the browser that was asked for a passkey, before anybody is signed in there. */
export function browserCookie(token: string): string {
  return `${NAME}=${token}; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=${SECONDS}`
}

export function readBrowser(cookies: string | null): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{20,100})(?:;|$)`).exec(cookies ?? '')?.[1]
}
