import { z } from 'zod'
import { type TransferKind, transferKinds } from '#domain/ledger/index.ts'
import { endOfDay, startOfDay } from './day-range.ts'

const statementAccounts = ['available', 'clearing'] as const
type StatementAccount = (typeof statementAccounts)[number]

const account = z.enum(statementAccounts).catch('available')
const kind = z.enum(transferKinds).optional().catch(undefined)
/** Numbers of lines are given by the database, one after another. */
const line = z
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
  before: bigint | undefined
  open: bigint | undefined
}

/** What the address asks of the statement; what makes no sense in it is left out. */
export function readStatementAsked(params: URLSearchParams): StatementAsked {
  const day = (name: string) => {
    const given = params.get(name) ?? ''
    return startOfDay(given, 'UTC') ? given : ''
  }
  return {
    account: account.parse(params.get('account')),
    kind: kind.parse(params.get('kind') ?? undefined),
    from: day('from'),
    to: day('to'),
    before: line.parse(params.get('before') ?? undefined),
    open: line.parse(params.get('open') ?? undefined),
  }
}

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
  change: { before?: bigint | undefined; open?: bigint | undefined; newest?: boolean } = {},
  page = '/my/balance',
): string {
  const params = new URLSearchParams()
  if (of !== 'available') params.set('account', of)
  if (only) params.set('kind', only)
  if (from) params.set('from', from)
  if (to) params.set('to', to)
  const until = change.newest ? undefined : (change.before ?? before)
  if (until !== undefined) params.set('before', String(until))
  if (change.open !== undefined) params.set('open', String(change.open))
  return params.size > 0 ? `${page}?${params}` : page
}
