import { CARRIED_DAYS } from '#domain/briefs/index.ts'
import { endedCookie, hostCookie } from '#platform/http/host-cookie.ts'

const NAME = '__Host-brief'

/** Whose brief it is that is to become something, until they have signed in: a key that no script reads. */
export const carryCookie = (key: string) => hostCookie(NAME, key, { seconds: CARRIED_DAYS * 86_400 })

export const endedCarryCookie = endedCookie(NAME)

export function readCarryKey(cookies: string | null): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{20,100})(?:;|$)`).exec(cookies ?? '')?.[1]
}
