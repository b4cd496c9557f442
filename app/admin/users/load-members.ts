import { mayOpen, type MemberEdge } from '#app/edge.ts'
import { addressIn, readMemberFilters, type MemberFilters } from '#domain/accounts/index.ts'
import { listMembersSeenAt } from '#domain/security/index.ts'

const MOST_SEEN_THERE = 500

/** The filters of the address, and whom the audit log knows where the search is for an address. */
export async function readAsked({ url, db, actor, clock }: MemberEdge) {
  const filters: MemberFilters = readMemberFilters(url.searchParams)
  const address = addressIn(filters.text)
  const mayAskLog = mayOpen(actor, 'members.read-sessions')
  const seenAt =
    address && mayAskLog ? await listMembersSeenAt(db, actor, { address, limit: MOST_SEEN_THERE }) : []
  return { filters, now: clock.now(), seenAt }
}
