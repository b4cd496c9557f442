import { csvFile } from '#app/csv-file.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import { listModeratedForFile, readModerationFilters } from '#domain/catalogue/index.ts'
import { decimalText } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'

const HEAD = [
  'Id',
  'Title',
  'Address',
  'Seller',
  'State',
  'Waits for',
  'Flags',
  'Waits since',
  'Price from',
  'Currency',
]

export const loader = reading(
  staffOnly('services.read', async (edge) => {
    const { db, actor, url, settings } = edge
    const services = await listModeratedForFile(db, actor, readModerationFilters(url.searchParams))
    const names = await nameMembers(
      db,
      services.map(({ sellerId }) => sellerId),
    )
    const rows = services.map((one) => [
      one.id,
      one.title,
      `/services/${one.slug}`,
      names.get(one.sellerId)?.username,
      one.state,
      one.waits,
      one.flagsCount,
      one.submittedAt?.toISOString(),
      { decimal: decimalText(minor(one.priceFromMinor), settings.currency) },
      settings.currency,
    ])
    await noteGivenOut(edge, { what: 'services', rows: rows.length })
    return csvFile('services.csv', HEAD, rows)
  }),
)
