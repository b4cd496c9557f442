import { type CsvCell, csvFile } from '#app/csv-file.ts'
import { memberOnly, reading } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { countOwnPapers, listOwnPapers, type PaperFilters } from '#domain/papers/index.ts'
import type { Db } from '#platform/db/database.ts'
import { decimalText } from '#platform/money/currency.ts'
import { readPaperFilters } from './load-papers.ts'

const HEAD = ['Number', 'Kind', 'Date, UTC', 'With', 'Amount', 'Currency', 'Address']
const AT_ONCE = 500

/** The list with the filters of the page, all of it. */
export const loader = reading(
  memberOnly(async (edge) => {
    const { db, actor, url, settings, config } = edge
    const filters = readPaperFilters(url.searchParams)
    const rows = await countOwnPapers(db, actor.id, filters)
    await noteGivenOut(edge, { what: 'own papers', rows, memberId: actor.id })
    const about = { currency: settings.currency, origin: config.origin }
    return csvFile('papers.csv', HEAD, rowsOf(db, actor.id, filters, about))
  }),
)

async function* rowsOf(
  db: Db,
  memberId: string,
  filters: PaperFilters,
  { currency, origin }: { currency: string; origin: string },
): AsyncGenerator<CsvCell[]> {
  for (let skip = 0; ; skip += AT_ONCE) {
    const papers = await listOwnPapers(db, memberId, filters, { skip, most: AT_ONCE })
    for (const { id, label, title, at, between, totalMinor } of papers)
      yield [
        label,
        title,
        at.toISOString().slice(0, 10),
        between,
        { decimal: decimalText(totalMinor, currency) },
        currency,
        `${origin}/papers/${id}`,
      ]
    if (papers.length < AT_ONCE) return
  }
}
