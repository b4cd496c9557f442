import { measureAnswerTimes } from '../answer-times.ts'
import { measurePagesBesideSignIns } from '../pages-beside-sign-ins.ts'
import type { EmptyDatabase } from '../part.ts'
import { writeTable } from '../report.ts'
import { measureSignedInPage } from '../signed-in-page.ts'

/** A signed-in page, the check of a session, pages beside sign-ins, and answers that must not tell. */
export async function identity({ databaseUrl }: EmptyDatabase): Promise<void> {
  const page = await measureSignedInPage(databaseUrl, '/my')
  writeTable(
    'signed-in page',
    [
      'page',
      'statements a request',
      'of them for the session (at most 1)',
      'prepared',
      'bare statements, CPU ms',
      'page, CPU ms',
      'ratio (at most 8)',
      'without the database',
    ],
    [
      [
        page.path,
        String(page.statements),
        String(page.sessionChecks),
        page.arePrepared ? 'yes' : 'no',
        page.bareCpuMs.toFixed(2),
        page.pageCpuMs.toFixed(2),
        page.ratio.toFixed(1),
        page.ownRatio.toFixed(1),
      ],
    ],
  )
  const beside = await measurePagesBesideSignIns(databaseUrl)
  writeTable(
    'pages beside sign-ins',
    ['sign-ins a second', 'their p95, ms', 'pages’ p95 without, ms', 'with, ms', 'ratio (at most 2)'],
    [
      [
        beside.signInsPerSecond.toFixed(1),
        beside.signInP95Ms.toFixed(0),
        beside.quietP95Ms.toFixed(1),
        beside.busyP95Ms.toFixed(1),
        beside.ratio.toFixed(2),
      ],
    ],
  )
  writeTable(
    'answer times',
    [
      'asked',
      'answers each',
      'account known, ms',
      'unknown, ms',
      'difference, ms',
      'spread, ms',
      'known is later (0.50 tells nothing)',
    ],
    (await measureAnswerTimes(databaseUrl)).map((one) => [
      one.question,
      String(one.samples),
      one.knownMs.toFixed(1),
      one.unknownMs.toFixed(1),
      (one.knownMs - one.unknownMs).toFixed(1),
      one.spreadMs.toFixed(1),
      `${one.laterShare.toFixed(2)} (chance: 0.50 ± ${one.chance.toFixed(2)})`,
    ]),
  )
}
