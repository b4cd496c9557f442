import { operator } from '#domain/actor.ts'
import { verifyLedger } from '#domain/ledger/index.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts'
import { transactions } from '#platform/db/transaction.ts'
import { measureBalanceData } from '../money/balance-data.ts'
import { measureCheckouts } from '../money/checkouts.ts'
import { fillBook } from '../money/fill-book.ts'
import { measureHotAccount } from '../money/hot-account.ts'
import { measureReleases } from '../money/releases.ts'
import { measureSorting } from '../money/sort-book.ts'
import { measureTeamReleases } from '../money/team-releases.ts'
import type { EmptyDatabase } from '../part.ts'
import { writeTable } from '../report.ts'

const [FEW, MANY] = [100, 1_000_000]

/** Checkouts and postings to one account by many at once, the balance of someone with a long history, and the verifier. */
export async function money({ databaseUrl }: EmptyDatabase): Promise<void> {
  await migrateDatabase(databaseUrl, migrationsFolder())
  const paid = await measureCheckouts(databaseUrl)
  writeTable(
    'checkouts',
    [
      'at once',
      'statements a checkout (at most 14)',
      'bare statements of the same (at most 8)',
      'bare, a second',
      'checkouts, a second',
      'ratio (at least 0.5)',
    ],
    [
      [
        '16',
        String(paid.statements),
        String(paid.bareStatements),
        paid.bareASecond.toFixed(0),
        paid.oursASecond.toFixed(0),
        paid.ratio.toFixed(2),
      ],
    ],
  )
  const released = await measureReleases(databaseUrl)
  writeTable(
    'papers at release',
    ['at once', 'releases without papers, a second', 'with papers, a second', 'ratio'],
    [['4', released.withoutASecond.toFixed(0), released.withASecond.toFixed(0), released.ratio.toFixed(2)]],
  )
  const shared = await measureTeamReleases(databaseUrl)
  writeTable(
    'a release to a team',
    ['people', 'to one person, ms', 'to all of them, ms', 'ratio (at most 3)'],
    [[String(shared.people), shared.oneMs.toFixed(1), shared.teamMs.toFixed(1), shared.ratio.toFixed(2)]],
  )
  const hot = await measureHotAccount(databaseUrl)
  writeTable(
    'one hot account',
    ['writers', 'the same statements bare, a second', 'postTransfer, a second', 'ratio (at least 0.5)'],
    [['16', hot.bareASecond.toFixed(0), hot.oursASecond.toFixed(0), hot.ratio.toFixed(2)]],
  )
  const [few, many] = await fillBook(databaseUrl, [FEW, MANY])
  if (!few || !many) throw new Error('The book was not filled')
  const database = openDatabase(databaseUrl, { poolSize: 5, name: 'bench balance' })
  try {
    const times = await measureBalanceData(database.db, few, many)
    writeTable(
      'balance',
      ['what the address asks', '100 postings, p95 ms', '1,000,000 postings, p95 ms', 'ratio (at most 10)'],
      times.map((one) => [
        one.asked,
        one.fewP95Ms.toFixed(1),
        one.manyP95Ms.toFixed(1),
        one.ratio.toFixed(1),
      ]),
    )
    const sorted = await measureSorting(database)
    writeTable(
      'sorting a book from before',
      ['accounts', 'the longest, lines', 'seconds', 'checkouts meanwhile', 'the slowest, ms'],
      [
        [
          String(sorted.accounts),
          MANY.toLocaleString('en'),
          sorted.seconds.toFixed(1),
          String(sorted.checkouts),
          sorted.slowestMs.toFixed(0),
        ],
      ],
    )
    const began = performance.now()
    const { postingsCount, findings, tookMs } = await transactions(database, systemClock, async () => {})(
      (tx) => verifyLedger(tx, operator, ledgerChecks, () => performance.now() - began),
    )
    writeTable(
      'verifier',
      ['postings', 'seconds', 'a second (at least 500,000)', 'findings'],
      [
        [
          postingsCount.toLocaleString('en'),
          (tookMs / 1_000).toFixed(2),
          Math.round((Number(postingsCount) * 1_000) / tookMs).toLocaleString('en'),
          String(findings.length),
        ],
      ],
    )
  } finally {
    await database.close()
  }
}
