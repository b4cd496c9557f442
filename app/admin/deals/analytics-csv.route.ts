import { csvFile } from '#app/csv-file.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { findTree } from '#domain/categories/index.ts'
import { listDealDays, listDisputes, listFiguresByOrigin } from '#domain/deals/index.ts'
import { decimalText } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { groupOrigins, readAsked, stretchesOf } from './figures/load-figures.ts'

const DAYS = ['Day', 'Proposed', 'Completed', 'Disputed', 'Volume', 'Earned', 'Kept']
const CATEGORIES = [
  'Category',
  'Milestones paid',
  'Volume',
  'Disputes opened',
  'Released',
  'Refunded',
  'Split',
  'Withdrawn',
]
const DISPUTES = ['Id', 'Deal', 'Reason', 'State', 'At stake', 'Earned', 'Opened', 'Decide by', 'Ended']

/** What the page shows of its period: days, categories, or disputes. */
export const loader = reading(
  staffOnly('disputes.read', async (edge) => {
    const { db, actor, url, clock, settings } = edge
    const money = (amount: bigint | number) => ({ decimal: decimalText(minor(amount), settings.currency) })
    const asked = readAsked(url.searchParams)
    const { now: stretch } = stretchesOf(asked.days, clock.now())
    if (url.searchParams.get('of') === 'categories') {
      const rows = groupOrigins(await listFiguresByOrigin(db, actor, stretch), await findTree(db))
      await noteGivenOut(edge, { what: 'deals by category', rows: rows.length })
      return csvFile(
        `deals-by-category-${asked.days}-days.csv`,
        CATEGORIES,
        rows.map((row) => [
          row.name,
          row.paid,
          money(row.volumeMinor),
          row.disputed,
          row.released,
          row.refunded,
          row.split,
          row.withdrawn,
        ]),
      )
    }
    if (url.searchParams.get('of') === 'disputes') {
      const [open, ended] = [await countDisputes('open'), await countDisputes('ended')]
      await noteGivenOut(edge, { what: 'disputes', rows: open + ended })
      return csvFile('disputes.csv', DISPUTES, allDisputes())
    }
    const days = await listDealDays(db, actor, stretch)
    await noteGivenOut(edge, { what: 'deals by day', rows: days.length })
    return csvFile(
      `deals-${asked.days}-days.csv`,
      DAYS,
      days.map((one) => [
        one.day,
        one.proposed,
        one.completed,
        one.disputed,
        money(one.volumeMinor),
        money(one.earnedMinor),
        money(one.revenueMinor),
      ]),
    )

    async function countDisputes(show: 'open' | 'ended') {
      return (await listDisputes(db, actor, { show, page: 1 })).found
    }

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
              money(priceMinor),
              dispute.earnedMinor === null ? null : money(dispute.earnedMinor),
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
