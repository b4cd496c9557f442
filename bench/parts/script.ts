import { openFullDemo } from '../full-demo.ts'
import type { EmptyDatabase } from '../part.ts'
import { pagesOf } from '../public-pages.ts'
import { writeTable } from '../report.ts'
import { measureScripts } from '../script-size.ts'

/** How much script a public page brings. */
export async function script(database: EmptyDatabase): Promise<void> {
  const full = await openFullDemo(database)
  const web = await full.open()
  try {
    const scripts = []
    for (const path of pagesOf(full)) scripts.push(await measureScripts(web.origin, path))
    writeTable(
      'client script',
      ['page', 'files', 'KB gzip (at most 130)'],
      scripts.map((one) => [one.path, String(one.files), (one.gzipBytes / 1_024).toFixed(1)]),
    )
  } finally {
    await web.stop()
  }
}
