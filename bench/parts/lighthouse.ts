import { startWebProcess } from '../../tests/hall/web-process.ts'
import { measureLighthouse } from '../lighthouse.ts'
import type { Hall } from '../part.ts'
import { PUBLIC_PAGES } from '../public-pages.ts'
import { writeTable } from '../report.ts'

/** Public pages as Lighthouse judges them. */
export async function lighthouse({ databaseUrl }: Hall): Promise<void> {
  const web = await startWebProcess(databaseUrl, { LOG_LEVEL: 'warn' })
  try {
    const scores = await measureLighthouse(web.origin, PUBLIC_PAGES)
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
  } finally {
    await web.stop()
  }
}
