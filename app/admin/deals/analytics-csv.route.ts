import { csvFile } from '#app/csv-file.ts'
import { adminOnly, reading } from '#app/edge.ts'
import { findTree } from '#domain/categories/index.ts'
import { listDealDays, listDisputes, listFiguresByOrigin } from '#domain/deals/index.ts'
import { groupOrigins, readAsked, stretchesOf } from './figures/load-figures.ts'

const DAYS = ['Day', 'Proposed', 'Completed', 'Disputed', 'Volume, minor', 'Earned, minor', 'Kept, minor']
const CATEGORIES = [
  'Category',
  'Milestones paid',
  'Volume, minor',
  'Disputes opened',
  'Released',
  'Refunded',
  'Split',
  'Withdrawn',
]
const DISPUTES = [
  'Id',
  'Deal',
  'Reason',
  'State',
  'At stake, minor',
  'Earned, minor',
  'Opened',
  'Decide by',
  'Ended',
]

/** What the page shows of its period: days, categories, or disputes. */
export const loader = reading(
  adminOnly(async ({ db, actor, url, clock }) => {
    const asked = readAsked(url.searchParams)
    const { now: stretch } = stretchesOf(asked.days, clock.now())
    if (url.searchParams.get('of') === 'categories') {
      const rows = groupOrigins(await listFiguresByOrigin(db, actor, stretch), await findTree(db))
      return csvFile(
        `deals-by-category-${asked.days}-days.csv`,
        CATEGORIES,
        rows.map((row) => [
          row.name,
          row.paid,
          row.volumeMinor,
          row.disputed,
          row.released,
          row.refunded,
          row.split,
          row.withdrawn,
        ]),
      )
    }
    if (url.searchParams.get('of') === 'disputes') return csvFile('disputes.csv', DISPUTES, allDisputes())
    const days = await listDealDays(db, actor, stretch)
    return csvFile(
      `deals-${asked.days}-days.csv`,
      DAYS,
      days.map((one) => [
        one.day,
        one.proposed,
        one.completed,
        one.disputed,
        one.volumeMinor,
        one.earnedMinor,
        one.revenueMinor,
      ]),
    )

    /** Open ones first, a page after another. */
    async function* allDisputes() {
      for (const show of ['open', 'ended'] as const) {
        for (let page = 1; ; page++) {
          const { rows, pages } = await listDisputes(db, actor, { show, page })
          for (const { dispute, title, priceMinor } of rows)
            yield [
              dispute.id,
              title,
              dispute.reason,
              dispute.state,
              String(priceMinor),
              dispute.earnedMinor === null ? null : String(dispute.earnedMinor),
              dispute.openedAt.toISOString(),
              dispute.decideBy.toISOString(),
              dispute.endedAt?.toISOString(),
            ]
          if (page >= pages) break
        }
      }
    }
  }),
)
