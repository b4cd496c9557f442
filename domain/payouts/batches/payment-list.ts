import type { MemberName } from '#domain/accounts/index.ts'
import { decimalText } from '#platform/money/currency.ts'
import type { MethodDetails } from '../method-rules.ts'
import type { BatchLine } from './batch-line.ts'

type Cell = string | number | undefined
/** How the edge writes a line of any CSV file. */
export type WriteCsvLine = (cells: readonly Cell[]) => string

const HEAD = ['Payout', 'Member', 'Amount', 'Currency', 'Method', 'Holder', 'Account', 'BIC', 'Reference']

/** The batch as a list for people and spreadsheets. */
export function writePaymentList(
  lines: readonly BatchLine[],
  names: Map<string, MemberName>,
  writeLine: WriteCsvLine,
): string {
  const rows = lines.map(({ number, memberId, amount, currency, details }) => [
    number,
    names.get(memberId)?.username,
    decimalText(amount, currency),
    currency,
    ...cellsOf(details),
    `Payout ${number}`,
  ])
  return [HEAD, ...rows].map(writeLine).join('')
}

function cellsOf(details: MethodDetails): string[] {
  if (details.kind === 'bank') return ['bank', details.holder, details.iban, details.bic]
  if (details.kind === 'card') return ['card', details.holder, details.token, '']
  return [details.name, '', details.details, '']
}
