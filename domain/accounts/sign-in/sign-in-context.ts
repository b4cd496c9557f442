import type { MemberContext } from '../members/lock-member.ts'

/** What every way in is given besides what was typed: from where, under which rules, and the address for links. */
export type SignInContext = MemberContext & {
  /** Where the person was going: kept in the link of a letter. */
  next?: string | undefined
  /** By which this browser is known to those who signed in on it before. */
  deviceToken?: string | undefined
  /** The session that this browser has until now: it ends when another begins here. */
  replacesToken?: string | undefined
  /** Whether the person stays signed in when the browser is closed. */
  keep?: boolean | undefined
}
