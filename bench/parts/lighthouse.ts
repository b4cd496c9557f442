import { openFullDemo } from '../full-demo.ts'
import { measureLighthouse } from '../lighthouse.ts'
import type { EmptyDatabase } from '../part.ts'
import { writePhone } from '../phone.ts'
import { pagesOf } from '../public-pages.ts'
import { writeTable } from '../report.ts'

/** Public pages as Lighthouse judges them. */
export async function lighthouse(database: EmptyDatabase): Promise<void> {
  const full = await openFullDemo(database)
  const web = await full.open()
  try {
    const { pages, phone } = await measureLighthouse(web.origin, pagesOf(full))
    writePhone('lighthouse phone', phone)
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
        'shift (under 0.02)',
        'index of the machine meanwhile',
      ],
      pages.map((one) => [
        one.path,
        String(one.performance),
        String(one.accessibility),
        String(one.bestPractices),
        String(one.seo),
        one.largestPaintMs.toFixed(0),
        one.blockingMs.toFixed(0),
        one.shift.toFixed(3),
        one.index.toFixed(0),
      ]),
    )
  } finally {
    await web.stop()
  }
}
