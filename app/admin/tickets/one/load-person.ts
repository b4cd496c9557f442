import type { MemberEdge } from '#app/edge.ts'
import { avatarUrl, findFaces, findPerson } from '#domain/accounts/index.ts'
import { countOwnDeals } from '#domain/deals/index.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { findReputations } from '#domain/reputation/index.ts'
import { type DeskTicket, listOtherTickets } from '#domain/support/index.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { stateWords } from '../desk-words.ts'

const sumOf = (counts: ReadonlyMap<string, number>, states?: readonly string[]) =>
  [...counts].reduce((sum, [state, count]) => sum + (!states || states.includes(state) ? count : 0), 0)

/** Whose ticket it is: the account, deals and money at a glance, and what they asked besides. */
export async function loadPerson(edge: MemberEdge, found: DeskTicket) {
  const { db, actor } = edge
  const others = await listOtherTickets(db, actor, found)
  return {
    id: found.memberId,
    name: found.name,
    email: found.email,
    ...(found.memberId ? await loadMember(edge, found.memberId) : { avatar: undefined, rows: [] }),
    others: others.map(({ number, subject, state, mergedInto }) => ({
      number,
      subject,
      state: mergedInto ? `Goes on as ${mergedInto}` : stateWords[state],
    })),
  }
}

async function loadMember({ db, settings }: MemberEdge, memberId: string) {
  const [faces, person, deals, money, reputations] = await Promise.all([
    findFaces(db, [memberId]),
    findPerson(db, memberId),
    countOwnDeals(db, memberId),
    findOwnMoney(db, memberId),
    findReputations(db, [memberId]),
  ])
  const amount = (sum: bigint) => formatMoney(sum, settings.currency)
  const side = (counts: ReadonlyMap<string, number>) =>
    `${sumOf(counts)}, ${sumOf(counts, ['disputed'])} in dispute`
  return {
    avatar: avatarUrl(faces.get(memberId)?.avatarKey ?? null),
    rows: [
      { name: 'Account', value: person ? accountWords(person.state, person.verifiedEmail) : 'gone' },
      { name: 'Deals bought', value: side(deals.buyer) },
      { name: 'Deals sold', value: side(deals.seller) },
      { name: 'Completed as a seller', value: String(reputations.get(memberId)?.completedCount ?? 0) },
      { name: 'Balance', value: amount(money.available) },
      { name: 'On its way to them', value: amount(money.clearing) },
    ],
  }
}

function accountWords(state: string, verified: string | undefined): string {
  if (state !== 'active') return state
  return verified ? 'active, address proved' : 'active'
}

export type PersonData = Awaited<ReturnType<typeof loadPerson>>
