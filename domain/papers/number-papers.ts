import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { paperSeries } from './schema.server.ts'

export const MARKETPLACE_SERIES = 'marketplace'
export const AGREEMENTS_SERIES = 'agreements'

export type Numbered = { year: number; number: number; label: string }

/**
 * Numbers without a gap: the counter of a series is a row that stays locked until the transaction ends, so that a number is given if
 * and only if its paper is there. Called last, with all of a transaction at once and in one order, so that none waits long or for
 * another that waits for it.
 */
export async function numberPapers(
  tx: Transaction,
  papers: readonly { series: string; at: Date }[],
  prefix: string,
): Promise<Numbered[]> {
  const wanted = Map.groupBy(papers, ({ series, at }) => `${series} ${at.getUTCFullYear()}`)
  const rows = [...wanted].map(([, [first, ...rest]]) => ({
    series: first?.series ?? '',
    year: first?.at.getUTCFullYear() ?? 0,
    last: rest.length + 1,
  }))
  if (rows.length === 0) return []
  const counted = await tx.db
    .insert(paperSeries)
    .values(rows.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [paperSeries.series, paperSeries.year],
      set: { last: sql`${paperSeries.last} + excluded.last` },
    })
    .returning()
  const next = new Map(
    counted.map((row) => [nameOf(row), row.last - (wanted.get(nameOf(row))?.length ?? 0) + 1]),
  )
  return papers.map(({ series, at }) => {
    const year = at.getUTCFullYear()
    const name = nameOf({ series, year })
    const number = next.get(name) ?? 0
    next.set(name, number + 1)
    return { year, number, label: labelOf({ series, year, number }, prefix) }
  })
}

const nameOf = ({ series, year }: { series: string; year: number }) => `${series} ${year}`

/** A seller's own numbers begin with the first signs of their id, so that no two sellers' look the same to their buyers. */
function labelOf({ series, year, number }: { series: string; year: number; number: number }, prefix: string) {
  const first =
    series === MARKETPLACE_SERIES
      ? prefix
      : series === AGREEMENTS_SERIES
        ? `${prefix}-A`
        : series.slice(0, 8).toUpperCase()
  return `${first}-${year}-${String(number).padStart(6, '0')}`
}
