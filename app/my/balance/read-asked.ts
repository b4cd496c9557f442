import { z } from 'zod'
import { balanceKinds, type StatementCursor, type TransferKind, transferKinds } from '#domain/ledger/index.ts'
import { endOfDay, startOfDay } from './day-range.ts'

const statementAccounts = ['balance', 'clearing'] as const
type StatementAccount = (typeof statementAccounts)[number]

const account = z.enum(statementAccounts).catch('balance')
const kind = z.enum(transferKinds).optional().catch(undefined)
/** Numbers of transfers are given by the database, one after another. */
const transfer = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt)
  .optional()
  .catch(undefined)

type StatementAsked = {
  account: StatementAccount
  kind: TransferKind | undefined
  /** Days of the calendar, both included. */
  from: string
  to: string
  before: StatementCursor | undefined
  open: bigint | undefined
}

/** What the address asks of the statement; what makes no sense in it is left out. */
export function readStatementAsked(params: URLSearchParams): StatementAsked {
  const day = (name: string) => {
    const given = params.get(name) ?? ''
    return startOfDay(given, 'UTC') ? given : ''
  }
  const of = account.parse(params.get('account'))
  return {
    account: of,
    kind: kind.parse(params.get('kind') ?? undefined),
    from: day('from'),
    to: day('to'),
    before: readCursor(of, params.get('before')),
    open: transfer.parse(params.get('open') ?? undefined),
  }
}

const accountsOf = (of: StatementAccount) => (of === 'balance' ? balanceKinds : (['clearing'] as const))

/** '12.40': below which line of each account the page begins; nothing for one that was not come to yet. */
function readCursor(of: StatementAccount, given: string | null): StatementCursor | undefined {
  const numbers = given?.split('.') ?? []
  const kinds = accountsOf(of)
  if (numbers.length !== kinds.length || !numbers.every((one) => /^(|[1-9]\d{0,17})$/.test(one)))
    return undefined
  return Object.fromEntries(
    kinds.flatMap((one, index) => (numbers[index] ? [[one, BigInt(numbers[index])]] : [])),
  )
}

const writeCursor = (of: StatementAccount, cursor: StatementCursor): string =>
  accountsOf(of)
    .map((one) => cursor[one] ?? '')
    .join('.')

/** The same as the ledger wants it: moments, on the member's own clock. */
export function filtersOf({ kind: only, from, to }: StatementAsked, timeZone: string) {
  return {
    kinds: only ? [only] : undefined,
    from: startOfDay(from, timeZone),
    to: endOfDay(to, timeZone),
  }
}

/** The address of the statement with something changed. */
export function statementAddress(
  { account: of, kind: only, from, to, before }: StatementAsked,
  change: { before?: StatementCursor | undefined; open?: bigint | undefined; newest?: boolean } = {},
  page = '/my/balance',
): string {
  const params = new URLSearchParams()
  if (of !== 'balance') params.set('account', of)
  if (only) params.set('kind', only)
  if (from) params.set('from', from)
  if (to) params.set('to', to)
  const until = change.newest ? undefined : (change.before ?? before)
  if (until !== undefined) params.set('before', writeCursor(of, until))
  if (change.open !== undefined) params.set('open', String(change.open))
  return params.size > 0 ? `${page}?${params}` : page
}
