import { DRAFT_DAYS } from '#domain/deals/index.ts'
import { endedCookie, hostCookie } from '#platform/http/host-cookie.ts'

const NAME = '__Host-deal-draft'

/** Whose draft it is, for as long as it is kept: a key that no script reads. */
export const draftCookie = (key: string) => hostCookie(NAME, key, { seconds: DRAFT_DAYS * 86_400 })

export const endedDraftCookie = endedCookie(NAME)

export function readDraftKey(cookies: string | null): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{20,100})(?:;|$)`).exec(cookies ?? '')?.[1]
}
