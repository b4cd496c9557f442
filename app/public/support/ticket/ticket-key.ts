import { endedCookie, hostCookie } from '#platform/http/host-cookie.ts'

const DAYS_SECONDS = 90 * 86_400
const KEY = /^[\w-]{43}$/

const nameOf = (number: number) => `__Host-ticket-${number}` as const

/** What was in the link by which this browser follows the ticket. */
export function readTicketKey(cookies: string | null, number: number): string | undefined {
  return new RegExp(`(?:^|;\\s*)${nameOf(number)}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1]
}

export const isTicketKey = (given: string | null): given is string => KEY.test(given ?? '')

export const ticketKeyCookie = (number: number, key: string) =>
  hostCookie(nameOf(number), key, { seconds: DAYS_SECONDS })

export const endedTicketKey = (number: number) => endedCookie(nameOf(number))
