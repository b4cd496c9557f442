import { csvFile } from '#app/csv-file.ts'
import { memberOnly, reading } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { hasPro } from '#domain/accounts/index.ts'
import { listAnalyticsForFile } from '#domain/analytics/index.ts'
import { decimalText } from '#platform/money/currency.ts'
import { readAnalyticsAsked } from './read-asked.ts'

const HEAD = [
  'Service',
  'Address',
  'Day',
  'Impressions',
  'Views',
  'Opened from a list',
  'Favourites',
  'Orders',
  'Earned',
]

/** Each service on each day of the period that the page shows. */
export const loader = reading(
  memberOnly(async (edge) => {
    const { db, actor, viewer, clock, url, settings } = edge
    const asked = readAnalyticsAsked(url.searchParams, hasPro(viewer, clock.now()))
    const days = await listAnalyticsForFile(db, actor.id, { ...asked, now: clock.now() })
    const rows = days.map((one) => [
      one.title,
      `/services/${one.slug}`,
      one.day,
      one.impressions,
      one.views,
      one.opened,
      one.favourites,
      one.orders,
      { decimal: decimalText(one.earnedMinor, settings.currency) },
    ])
    await noteGivenOut(edge, { what: 'figures of own services', rows: rows.length, memberId: actor.id })
    return csvFile(`services-${asked.days}-days.csv`, HEAD, rows)
  }),
)
