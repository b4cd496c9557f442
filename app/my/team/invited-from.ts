import type { Invited } from '#domain/teams/index.ts'
import { isAddress } from '#domain/teams/team-rules.ts'

/** Whom somebody means: an address has an @ in its middle, a name may have one before it, and nothing is a link. */
export function invitedFrom(typed: string): Invited {
  if (typed === '') return { kind: 'link' }
  if (isAddress(typed)) return { kind: 'email', email: typed.toLowerCase() }
  return { kind: 'username', username: typed.replace(/^@/, '') }
}
