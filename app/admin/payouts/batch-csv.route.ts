import { csvFile } from '#app/csv-file.ts'
import { adminOnly, reading } from '#app/edge.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import type { MethodDetails } from '#domain/payouts/index.ts'
import { decimalText } from '#platform/money/currency.ts'
import { readBatch, stampOf } from './batch.ts'

const HEAD = ['Payout', 'Member', 'Amount', 'Currency', 'Method', 'Holder', 'Account', 'BIC', 'Reference']

/** Every approved payout, however it is paid, to be paid by hand. */
export const loader = reading(
  adminOnly(async (edge) => {
    const lines = await readBatch(edge, 'csv')
    const names = await nameMembers(
      edge.db,
      lines.map(({ memberId }) => memberId),
    )
    const rows = lines.map(({ number, memberId, amount, currency, details }) => [
      number,
      names.get(memberId)?.username,
      decimalText(amount, currency),
      currency,
      ...cellsOf(details),
      `Payout ${number}`,
    ])
    return csvFile(`payouts-${stampOf(edge.clock.now())}.csv`, HEAD, rows)
  }),
)

function cellsOf(details: MethodDetails): string[] {
  if (details.kind === 'bank') return ['bank', details.holder, details.iban, details.bic]
  if (details.kind === 'card') return ['card', details.holder, details.token, '']
  return [details.name, '', details.details, '']
}
