import type { KnownMember } from './members-pages/read-member.ts'

export type PageRequest = {
  request: Request
  address: string
  requestId: string
  /** The path and query as they were asked for. */
  path: string
  search: string
  isAnonymous: boolean
  /** Who asks, where that was read on the way already. */
  member?: KnownMember | undefined
}

export type PageHandler = (asked: PageRequest) => Promise<Response>

/** What of a request tells which page is meant, however it came. */
export type AskedAddress = {
  host: string
  path: string
  search: string
  cookies: string | undefined
  language: string | undefined
}

export function addressOf({ request: { headers }, path, search }: PageRequest): AskedAddress {
  return {
    host: headers.get('Host') ?? '',
    path,
    search,
    cookies: headers.get('Cookie') ?? undefined,
    language: headers.get('Accept-Language') ?? undefined,
  }
}
