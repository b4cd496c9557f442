import { tokenFrom } from '#app/web/session-cookie.ts'
import type { Caller } from '#platform/http/concurrency-limit.ts'
import { networkOf } from '#platform/http/network-of.ts'
import type { KnownMembers } from './known-members.ts'

export type Asking = { method: string; path: string; cookies: string | undefined; address: string }

/** Where a form moves money. */
const WITH_MONEY = /^\/(cart|deals|my\/(orders|payouts|balance)|admin\/payouts|pay\/sandbox)(\/|\.data$|$)/
/** A provider's word that somebody paid: it proves itself, and a false one is found out at once. */
const PROVIDERS_WORD = /^\/pay\/webhook\//

/** Money before members, members before visitors; each member is somebody of their own, wherever they sit. */
export function rankOf({ method, path, cookies, address }: Asking, members: KnownMembers): Caller {
  const token = tokenFrom(cookies)
  const isMember = token !== undefined && members.has(token)
  const who = isMember ? token : networkOf(address)
  if (method !== 'POST') return { rank: isMember ? 'member' : 'visitor', who }
  const isMoney = PROVIDERS_WORD.test(path) || (isMember && WITH_MONEY.test(path))
  return { rank: isMoney ? 'money' : isMember ? 'member' : 'visitor', who }
}
