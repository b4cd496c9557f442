import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAsker } from '../askers.ts'
import { type FullDemo } from '../full-demo.ts'
import { peakMegabytes } from '../memory.ts'
import { BEHIND_A_PROXY } from '../post-form.ts'
import { pagesOf } from '../public-pages.ts'
import { writeTable } from '../report.ts'
import { median, quantile } from '../statistics.ts'
import type { Briefed, Briefing } from './brief-process.ts'
import { openReadDemo } from './read-demo.ts'

const PAGES_A_SECOND = 50
const BRIEFS_A_SECOND = 5
const TURN_SECONDS = 5
const ROUNDS = 5

/** The 95th percentile of public pages while five briefs a second are written on the same machine, and without, in turns. */
export async function measurePages(full: FullDemo): Promise<void> {
  // With meaning, as they are once a demo has stood for a few minutes.
  await (await openReadDemo(full.databaseUrl)).close()
  const dataFolder = mkdtempSync(join(tmpdir(), 'guildhall-bench-'))
  const web = await full.open({ LOG_LEVEL: 'warn', ...BEHIND_A_PROXY })
  const briefs = fork('bench/assistant/brief-process.ts', [full.databaseUrl, dataFolder])
  const readers = await startAsker()
  const pages = pagesOf(full).map((path) => ({ path }))
  const read = async () =>
    (
      await readers.ask({
        origin: web.origin,
        seconds: TURN_SECONDS,
        questions: pages,
        aSecond: PAGES_A_SECOND,
      })
    ).map(({ tookMs }) => tookMs)
  const write = async () => {
    briefs.send({ seconds: TURN_SECONDS, aSecond: BRIEFS_A_SECOND } satisfies Briefing)
    const [briefed] = (await once(briefs, 'message')) as [Briefed]
    return briefed
  }
  try {
    await once(briefs, 'message')
    await Promise.all([read(), write()])
    const turns: { quiet: number; busy: number; briefed: Briefed }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const quiet = quantile(await read(), 0.95)
      const [times, briefed] = await Promise.all([read(), write()])
      turns.push({ quiet, busy: quantile(times, 0.95), briefed })
    }
    const times = turns.flatMap(({ briefed }) => briefed.times)
    const meant = turns.reduce((sum, { briefed }) => sum + briefed.withMeaning, 0)
    writeTable(
      'assistant pages',
      [
        'pages, p95 alone, ms',
        'during 5 briefs a second',
        'ratio (at most 1.5)',
        'brief, median, ms',
        'p95',
        'with meaning in time',
        'memory of the web process at most, MB (350)',
        'of the one that writes briefs',
      ],
      [
        [
          median(turns.map((one) => one.quiet)).toFixed(1),
          median(turns.map((one) => one.busy)).toFixed(1),
          median(turns.map((one) => one.busy / one.quiet)).toFixed(2),
          median(times).toFixed(0),
          quantile(times, 0.95).toFixed(0),
          `${Math.round((meant * 100) / times.length)} %`,
          peakMegabytes(web.pid).toFixed(0),
          Math.max(...turns.map(({ briefed }) => briefed.megabytes)).toFixed(0),
        ],
      ],
    )
  } finally {
    readers.stop()
    briefs.kill()
    await web.stop()
  }
}
