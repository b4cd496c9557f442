import { type CsvCell, csvFile } from '#app/csv-file.ts'
import { memberOnly, reading } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { type AccountName, available, clearing, countStatement, listStatement } from '#domain/ledger/index.ts'
import type { StatementFilters } from '#domain/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { decimalText } from '#platform/money/currency.ts'
import type { Minor } from '#platform/money/money.ts'
import { accountWords, kindWords } from './money-words.ts'
import { nameLines, sentenceOf } from './name-lines.ts'
import { filtersOf, readStatementAsked } from './read-asked.ts'

const HEAD = [
  'Line',
  'When, UTC',
  'Account',
  'Kind',
  'What happened',
  'Amount',
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
    const account = (asked.account === 'clearing' ? clearing : available)(actor.id)
    const filters = filtersOf(asked, viewer.timeZone)
    const count = await countStatement(db, account, filters)
    await noteGivenOut(edge, { what: 'own statement', rows: count, memberId: actor.id })
    const rows = rowsOf(db, account, filters, {
      currency: settings.currency,
      origin: config.origin,
    })
    return csvFile(`statement-${asked.account}.csv`, HEAD, rows)
  }),
)

async function* rowsOf(
  db: Db,
  account: AccountName,
  filters: StatementFilters,
  { currency, origin }: { currency: string; origin: string },
): AsyncGenerator<CsvCell[]> {
  // A number, or a spreadsheet would take what is paid out for a formula.
  const amountOf = (amount: Minor) => Number(decimalText(amount, currency))
  let before: bigint | undefined
  for (;;) {
    const lines = await listStatement(db, account, { ...filters, before }, LINES_AT_ONCE)
    const named = await nameLines(db, account.owner, lines)
    for (const line of lines) {
      const words = named(line)
      yield [
        String(line.number),
        line.at.toISOString(),
        accountWords(account, account.owner),
        kindWords[line.kind],
        sentenceOf(words),
        amountOf(line.amount),
        amountOf(line.balanceAfter),
        currency,
        String(line.transferId),
        `${line.subject.kind} ${line.subject.id}`,
        words.about ? origin + words.about.to : '',
      ]
    }
    before = lines.at(-1)?.number
    if (lines.length < LINES_AT_ONCE) return
  }
}
