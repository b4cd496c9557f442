import { mkdtempSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { startWebProcess } from '../tests/hall/web-process.ts'
import { measureCachedPage } from './cached-pages.ts'
import { measureLighthouse } from './lighthouse.ts'
import { peakMegabytes } from './memory.ts'
import { writeTable } from './report.ts'
import { measureScripts } from './script-size.ts'

const PAGES = [
  '/',
  '/about',
  '/contacts',
  '/requisites',
  '/pricing',
  '/docs',
  '/docs/terms',
  '/docs/recommendations',
  '/referral-program',
]
const CACHED = ['/', '/pricing', '/docs/terms']

const postgres = await startEmbeddedPostgres({
  dataFolder: mkdtempSync(join(tmpdir(), 'guildhall-bench-')),
  say: () => {},
})
const web = await startWebProcess(postgres.url, { LOG_LEVEL: 'warn' })
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
  writeTable('memory', ['web process under the load above', 'at most'], [[`${peak.toFixed(0)} MB`, '350 MB']])

  const scripts = []
  for (const path of PAGES) scripts.push(await measureScripts(web.origin, path))
  writeTable(
    'client script',
    ['page', 'files', 'KB gzip (at most 130)'],
    scripts.map((one) => [one.path, String(one.files), (one.gzipBytes / 1_024).toFixed(1)]),
  )

  const scores = await measureLighthouse(web.origin, PAGES)
  writeTable(
    'lighthouse',
    [
      'page',
      'performance (at least 95)',
      'accessibility',
      'best practices',
      'SEO',
      'largest paint, ms',
      'blocking, ms',
      'shift',
    ],
    scores.map((one) => [
      one.path,
      String(one.performance),
      String(one.accessibility),
      String(one.bestPractices),
      String(one.seo),
      one.largestPaintMs.toFixed(0),
      one.blockingMs.toFixed(0),
      one.shift.toFixed(3),
    ]),
  )
  writeTable(
    'machine',
    ['cores', 'processor', 'memory'],
    [[String(cpus().length), cpus()[0]?.model ?? '', `${Math.round(totalmem() / 2 ** 30)} GB`]],
  )
} finally {
  await web.stop()
  await postgres.stop()
}
