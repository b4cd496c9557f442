import { DRAFT_DAYS } from '#domain/deals/index.ts'

const NAME = '__Host-deal-draft'
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax'

/** Whose draft it is, for as long as it is kept: a key that no script reads. */
export const draftCookie = (key: string) => `${NAME}=${key}; ${ATTRIBUTES}; Max-Age=${DRAFT_DAYS * 86_400}`

export const endedDraftCookie = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`

export function readDraftKey(cookies: string | null): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{20,100})(?:;|$)`).exec(cookies ?? '')?.[1]
}
