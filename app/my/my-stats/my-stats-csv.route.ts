import { csvFile } from '#app/csv-file.ts'
import { memberOnly, reading } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { findFigures } from '#domain/analytics/index.ts'
import { decimalText } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { csvColumns } from './csv-columns.ts'
import { findAsked } from './load-stats.ts'
import { loadSeen } from './load-seen.ts'
import { lastDays } from './panels/running.ts'

/** The figures behind all charts of the period that the page shows, a point a row. */
export const loader = reading(
  memberOnly(async (edge) => {
    const { db, actor, settings } = edge
    const asked = await findAsked(edge)
    const period = await findFigures(db, actor.id, asked)
    const seen = await loadSeen(edge, period)
    const money = (amount: number) => ({ decimal: decimalText(minor(amount), settings.currency) })
    const ends = lastDays(
      period.points.map(({ from }) => from),
      period.days.to,
    )
    const rows = period.points.map(({ from, now }, index) => [
      from,
      ends[index],
      seen.now[index]?.impressions ?? 0,
      seen.now[index]?.views ?? 0,
      ...csvColumns.map(({ figure, isMoney }) => (isMoney ? money(now[figure] ?? 0) : (now[figure] ?? 0))),
    ])
    await noteGivenOut(edge, { what: 'own figures', rows: rows.length, memberId: actor.id })
    const head = ['From', 'To', 'Seen in lists', 'Opened', ...csvColumns.map(({ head: name }) => name)]
    return csvFile(`figures-${period.days.from}-${period.days.to}.csv`, head, rows)
  }),
)
