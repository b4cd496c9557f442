import { startWebProcess } from '../../tests/hall/web-process.ts'
import type { Hall } from '../part.ts'
import { PUBLIC_PAGES } from '../public-pages.ts'
import { writeTable } from '../report.ts'
import { measureScripts } from '../script-size.ts'

/** How much script a public page brings. */
export async function script({ databaseUrl }: Hall): Promise<void> {
  const web = await startWebProcess(databaseUrl, { LOG_LEVEL: 'warn' })
  try {
    const scripts = []
    for (const path of PUBLIC_PAGES) scripts.push(await measureScripts(web.origin, path))
    writeTable(
      'client script',
      ['page', 'files', 'KB gzip (at most 130)'],
      scripts.map((one) => [one.path, String(one.files), (one.gzipBytes / 1_024).toFixed(1)]),
    )
  } finally {
    await web.stop()
  }
}
