import { csvFile } from '#app/csv-file.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import { listPaymentsForFile, readPaymentFilters } from '#domain/payments/index.ts'
import { decimalText } from '#platform/money/currency.ts'

const HEAD = [
  'Id',
  'Member',
  'For',
  'About',
  'Amount',
  'Sent back',
  'Currency',
  'State',
  'Provider',
  'Reference',
  'Begun',
  'Ended',
]

/** The payments that the page's filters show, all pages of them, as a file. */
export const loader = reading(
  staffOnly('payments.read', async (edge) => {
    const { db, actor, url, settings } = edge
    const filters = readPaymentFilters(url.searchParams)
    const payments = await listPaymentsForFile(db, actor, { filters, currency: settings.currency })
    const names = await nameMembers(
      db,
      payments.map(({ memberId }) => memberId),
    )
    const rows = payments.map((one) => [
      one.id,
      names.get(one.memberId)?.username,
      one.purpose,
      one.subjectId,
      decimalText(one.amount, one.currency),
      decimalText(one.refunded, one.currency),
      one.currency,
      one.state,
      one.provider,
      one.reference,
      one.createdAt.toISOString(),
      one.endedAt?.toISOString(),
    ])
    await noteGivenOut(edge, { what: 'payments', rows: rows.length })
    return csvFile('payments.csv', HEAD, rows)
  }),
)
