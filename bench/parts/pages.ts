import { measureCachedPage } from '../cached-pages.ts'
import { openFullDemo, type FullDemo } from '../full-demo.ts'
import { peakMegabytes } from '../memory.ts'
import type { EmptyDatabase } from '../part.ts'
import { measureRenderedPage } from '../rendered-page.ts'
import { writeTable } from '../report.ts'

const CACHED = ['/pricing', '/docs/terms']

/** Pages from the cache, the memory of the process that sent them, and a page that is rendered each time. */
export async function pages(database: EmptyDatabase): Promise<void> {
  const full = await openFullDemo(database)
  await writeCached(full)
  const rendered = []
  for (const path of [full.category, full.search]) rendered.push(await measureRenderedPage(full, path))
  const [category] = rendered
  writeTable(
    'rendered page',
    [
      'page',
      'statements',
      'as JSON, CPU ms',
      'rendered, CPU ms',
      'ratio (at most 3)',
      'to the same unprepared',
      'without the database',
      'times the category (at most 2.5)',
    ],
    rendered.map((one) => [
      one.path,
      String(one.statements),
      one.jsonCpuMs.toFixed(2),
      one.pageCpuMs.toFixed(2),
      one.ratio.toFixed(1),
      one.unpreparedRatio.toFixed(1),
      one.ownRatio.toFixed(1),
      (one.pageCpuMs / (category?.pageCpuMs ?? one.pageCpuMs)).toFixed(1),
    ]),
  )
}

async function writeCached(full: FullDemo): Promise<void> {
  const web = await full.open()
  try {
    const cached = []
    for (const path of ['/', full.category, full.service, full.search, ...CACHED])
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
