import { type CsvCell, csvFile } from '#app/csv-file.ts'
import { memberOnly, reading } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { countStatement, listStatement, type StatementLine } from '#domain/ledger/index.ts'
import type { StatementFilters, StatementOf } from '#domain/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { decimalText } from '#platform/money/currency.ts'
import type { Minor } from '#platform/money/money.ts'
import { kindWords } from '#app/shared/money/transfer-words.ts'
import { nameLines, sentenceOf } from './name-lines.ts'
import { filtersOf, readStatementAsked } from './read-asked.ts'

const HEAD = [
  'When, UTC',
  'Account',
  'Kind',
  'What happened',
  'Amount',
  'Of it paid in',
  'Of it earned',
  'After it',
  'Currency',
  'Transfer',
  'About',
  'Address',
]
const LINES_AT_ONCE = 500

/** The statement with the filters of the page, all of it. */
export const loader = reading(
  memberOnly(async (edge) => {
    const { db, actor, viewer, settings, url, config } = edge
    const asked = readStatementAsked(url.searchParams)
    const whose = { memberId: actor.id, of: asked.account }
    const filters = filtersOf(asked, viewer.timeZone)
    const count = await countStatement(db, whose, filters)
    await noteGivenOut(edge, { what: 'own statement', rows: count, memberId: actor.id })
    const rows = rowsOf(db, whose, filters, {
      currency: settings.currency,
      origin: config.origin,
    })
    return csvFile(`statement-${asked.account}.csv`, HEAD, rows)
  }),
)

async function* rowsOf(
  db: Db,
  whose: StatementOf,
  filters: StatementFilters,
  { currency, origin }: { currency: string; origin: string },
): AsyncGenerator<CsvCell[]> {
  const amountOf = (amount: Minor) => ({ decimal: decimalText(amount, currency) })
  let before: StatementFilters['before']
  for (;;) {
    const { lines, older } = await listStatement(db, whose, { ...filters, before }, LINES_AT_ONCE)
    const named = await nameLines(db, whose.memberId, lines, currency)
    for (const line of lines) {
      const words = named(line)
      yield [
        line.at.toISOString(),
        whose.of === 'clearing' ? 'Clearing' : 'Balance',
        kindWords[line.kind],
        sentenceOf(words),
        amountOf(line.amount),
        ...partCells(line, amountOf),
        amountOf(line.balanceAfter),
        currency,
        String(line.transferId),
        `${line.subject.kind} ${line.subject.id}`,
        words.about ? origin + words.about.to : '',
      ]
    }
    if (!older) return
    before = older
  }
}

const partCells = ({ parts }: StatementLine, amountOf: (amount: Minor) => CsvCell): CsvCell[] =>
  parts ? [amountOf(parts.deposited), amountOf(parts.earned)] : ['', '']
