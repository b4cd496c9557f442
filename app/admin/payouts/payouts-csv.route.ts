import { csvFile } from '#app/csv-file.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import { listPayoutsForFile, readPayoutFilters } from '#domain/payouts/index.ts'
import { decimalText } from '#platform/money/currency.ts'

const HEAD = [
  'Payout',
  'Id',
  'Member',
  'Amount',
  'Currency',
  'State',
  'Method',
  'Asked',
  'Decide by',
  'Decided',
  'Sent',
  'Ended',
  'Reason',
]

/** The payouts that the page's filters show, all pages of them, as a file; methods are masked. */
export const loader = reading(
  staffOnly('payouts.read', async (edge) => {
    const { db, actor, url, settings } = edge
    const filters = readPayoutFilters(url.searchParams)
    const payouts = await listPayoutsForFile(db, actor, { filters, currency: settings.currency })
    const names = await nameMembers(
      db,
      payouts.map(({ memberId }) => memberId),
    )
    const rows = payouts.map((one) => [
      one.number,
      one.id,
      names.get(one.memberId)?.username,
      decimalText(one.amount, one.currency),
      one.currency,
      one.state,
      one.methodLabel,
      one.askedAt.toISOString(),
      one.decideBy.toISOString(),
      one.decidedAt?.toISOString(),
      one.sentAt?.toISOString(),
      one.endedAt?.toISOString(),
      one.reason,
    ])
    await noteGivenOut(edge, { what: 'payouts', rows: rows.length })
    return csvFile('payouts.csv', HEAD, rows)
  }),
)
