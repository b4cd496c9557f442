import { findTransfers, isOfBalance, type WholeTransfer } from '#domain/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RoomContext } from './room-context.ts'

type MoneyLine = {
  id: string
  when: string
  words: string
  amount: string
  postings: { name: string; amount: string }[]
}

const kindWords: Partial<Record<WholeTransfer['kind'], string>> = {
  fund: 'Paid into escrow',
  release: 'Released',
  refund: 'Given back',
  split: 'Split',
  clear: 'Cleared',
  'take-back': 'Given back after the release',
  tip: 'Tip',
}

/** Each movement of money of a deal with all its lines, as the ledger has them. */
export async function listMoneyLines(db: Db, context: RoomContext): Promise<MoneyLine[]> {
  const { id, money, exact } = context
  const transfers = await findTransfers(db, { dealId: id })
  return transfers.map((transfer) => ({
    id: String(transfer.id),
    when: exact(transfer.at),
    words: kindWords[transfer.kind] ?? transfer.kind,
    amount: money(transfer.postings.reduce((sum, { amount }) => (amount > 0n ? sum + amount : sum), 0n)),
    postings: transfer.postings
      .filter(({ amount }) => amount !== 0n)
      .map(({ account, amount }) => ({
        name: accountName(context, account),
        amount: `${amount > 0n ? '+' : ''}${money(amount)}`,
      })),
  }))
}

function accountName(
  { room, sides, team, viewerId }: RoomContext,
  { kind, owner }: WholeTransfer['postings'][number]['account'],
): string {
  const person = team?.people.find(({ memberId }) => memberId === owner)
  const side = person
    ? { name: person.name, isYou: owner === viewerId }
    : owner === room.deal.buyerId
      ? sides.buyer
      : owner === room.deal.sellerId
        ? sides.seller
        : undefined
  const whose = side ? (side.isYou ? 'Your' : `${side.name}:`) : ''
  if (isOfBalance(kind)) return side?.isYou ? 'Your balance' : `${whose} balance`
  if (kind === 'clearing') return side?.isYou ? 'Your money that clears' : `${whose} money that clears`
  if (kind === 'escrow')
    return `Escrow of “${room.milestones.find(({ id }) => id === owner)?.title ?? 'a milestone'}”`
  return kind === 'revenue' ? 'The marketplace' : kind
}
