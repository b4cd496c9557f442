import { startWebProcess } from '../../tests/hall/web-process.ts'
import { measureCachedPage } from '../cached-pages.ts'
import { peakMegabytes } from '../memory.ts'
import type { Hall } from '../part.ts'
import { writeTable } from '../report.ts'

const CACHED = ['/', '/pricing', '/docs/terms']

/** Pages from the cache, and the memory of the process that sent them. */
export async function pages({ databaseUrl }: Hall): Promise<void> {
  const web = await startWebProcess(databaseUrl, { LOG_LEVEL: 'warn' })
  try {
    const cached = []
    for (const path of CACHED)
      for (const gzip of [true, false]) cached.push(await measureCachedPage(web.origin, path, gzip))
    writeTable(
      'cached pages',
      [
        'page',
        'sent',
        'bytes',
        'bare node:http, a second',
        'from the cache, a second',
        'ratio (at least 0.5)',
        'p95, ms',
      ],
      cached.map((one) => [
        one.path,
        one.gzip ? 'gzip' : 'plain',
        String(one.bytes),
        one.bare.perSecond.toFixed(0),
        one.cached.perSecond.toFixed(0),
        one.ratio.toFixed(2),
        one.cached.p95Ms.toFixed(1),
      ]),
    )
    const peak = peakMegabytes(web.pid)
    writeTable(
      'memory',
      ['web process under the load above', 'at most'],
      [[`${peak.toFixed(0)} MB`, '350 MB']],
    )
  } finally {
    await web.stop()
  }
}
