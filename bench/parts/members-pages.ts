import { measureCachedPage } from '../cached-pages.ts'
import { openFullDemo } from '../full-demo.ts'
import type { EmptyDatabase } from '../part.ts'
import { signIn } from '../post-form.ts'
import { writeTable } from '../report.ts'

const WAYS: readonly [how: string, environment: Record<string, string>][] = [
  ['shared', {}],
  ['made each time', { PAGE_CACHE_MB: '0' }],
]

/** Public pages for a member, from what members share and made for each, against the same bytes from a bare server. */
export async function membersPages(database: EmptyDatabase): Promise<void> {
  const full = await openFullDemo(database)
  const rows: string[][] = []
  for (const [how, environment] of WAYS) {
    const web = await full.open(environment)
    try {
      const Cookie = await signIn(web.origin, 'buyer@guildhall.test')
      for (const path of [full.category, full.service, full.categories, '/pricing']) {
        const one = await measureCachedPage(web.origin, path, true, { Cookie })
        rows.push([
          path,
          how,
          String(one.bytes),
          one.bare.perSecond.toFixed(0),
          one.cached.perSecond.toFixed(0),
          one.ratio.toFixed(2),
          one.cached.p95Ms.toFixed(1),
        ])
      }
    } finally {
      await web.stop()
    }
  }
  writeTable(
    'public pages for members',
    [
      'page',
      'for a member',
      'bytes',
      'bare node:http, a second',
      'answered, a second',
      'ratio (shared: at least 0.4)',
      'p95, ms',
    ],
    rows,
  )
}
