import { kindWords } from '#app/my/balance/money-words.ts'
import { firstName } from '#app/shared/teams/team-people.server.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import type { Split } from '#domain/deals/index.ts'
import type { AccountName } from '#domain/ledger/index.ts'
import { percentOf, WHOLE } from '#domain/teams/index.ts'
import { monthOf } from './read-earnings-asked.ts'
import { add, minor, type Minor, subtract, zero } from '#platform/money/money.ts'

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
export function showSplit(split: Split, nameOf: NameOf) {
  const { transfer, parts, ownerId } = split
  const line = showEarning(split)
  const left = leftOver(split)
  return {
    ...line,
    title: split.title,
    division: split.division,
    key: transfer.key,
    bar: parts.map(({ memberId, basisPoints }) => ({
      name: firstName(nameOf(memberId) ?? 'Left'),
      basisPoints,
    })),
    parts: parts.map(({ memberId, basisPoints, amount }) => ({
      id: memberId,
      name: nameOf(memberId) ?? 'A member who left',
      share: percentOf(basisPoints),
      amount: memberId === ownerId ? subtract(amount, left) : amount,
    })),
    left,
    postings: transfer.postings.map(({ account, amount }) => ({
      account: accountInTeam(account, parts, nameOf),
      amount,
    })),
  }
}

/** The cents that rounding left to the owner; of what was given back the ledger has each part as it was taken. */
function leftOver({ parts, releasedMinor, commissionMinor }: Split): Minor {
  const shared = subtract(releasedMinor, commissionMinor)
  if (shared <= 0n) return zero
  const down = parts.map(({ basisPoints }) => minor((shared * BigInt(basisPoints)) / BigInt(WHOLE)))
  return subtract(shared, add(...down))
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
