import { kindWords } from '#app/shared/money/transfer-words.ts'
import { exactSplit } from '#app/shared/teams/exact-parts.ts'
import { firstName } from '#app/shared/teams/team-people.server.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import type { Split } from '#domain/deals/index.ts'
import type { AccountName } from '#domain/ledger/index.ts'
import { percentOf } from '#domain/teams/index.ts'
import { subtract } from '#platform/money/money.ts'
import { monthOf } from './read-earnings-asked.ts'

const WHEN = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

type NameOf = (memberId: string) => string | undefined

/** A line of a team's earnings. Times are of UTC, as the months are: people of one team live in many zones. */
export function showEarning({ transfer, title, milestone, releasedMinor, commissionMinor, dealId }: Split) {
  return {
    id: String(transfer.id),
    dealId,
    when: zonedFormat(transfer.at, 'UTC', WHEN),
    month: monthOf(transfer.at),
    what: milestone ? `${title}, milestone ${milestone}` : title,
    kind: kindWords[transfer.kind],
    releasedMinor,
    commissionMinor,
    sharedMinor: subtract(releasedMinor, commissionMinor),
  }
}

/** The same opened: what each got, to the cent, and the lines of the transfer. */
export function showSplit(split: Split, nameOf: NameOf, currency: string) {
  const { transfer, parts, ownerId } = split
  const line = showEarning(split)
  const exact = exactSplit(line.sharedMinor, parts, currency)
  // Of what was given back the ledger has each part as it was taken, which is no share of the sum.
  const isPaidOut = line.sharedMinor > 0n
  return {
    ...line,
    title: split.title,
    division: split.division,
    key: transfer.key,
    bar: parts.map(({ memberId, basisPoints }) => ({
      name: firstName(nameOf(memberId) ?? 'Left'),
      basisPoints,
    })),
    parts: parts.map(({ memberId, basisPoints, amount }, place) => ({
      id: memberId,
      name: nameOf(memberId) ?? 'A member who left',
      share: percentOf(basisPoints),
      exactly: isPaidOut ? (exact.parts[place] ?? '') : '',
      amount: memberId === ownerId ? subtract(amount, exact.left) : amount,
    })),
    exactly: isPaidOut ? exact.whole : '',
    left: exact.left,
    postings: transfer.postings.map(({ account, amount }) => ({
      account: accountInTeam(account, parts, nameOf),
      amount,
    })),
  }
}

/** Whose account a line moved. Others than the team's people are not named. */
function accountInTeam({ kind, owner }: AccountName, parts: Split['parts'], nameOf: NameOf): string {
  const name = parts.some(({ memberId }) => memberId === owner)
    ? (nameOf(owner) ?? 'a member who left')
    : 'the buyer'
  switch (kind) {
    case 'clearing':
      return `Clearing of ${name}`
    case 'deposited':
    case 'available':
      return `Balance of ${name}`
    case 'escrow':
      return 'Escrow of the milestone'
    case 'revenue':
      return 'Revenue of the marketplace'
    default:
      return 'Another account of the marketplace'
  }
}
