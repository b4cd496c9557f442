import { CONNECTIONS, measureCachedPage } from '../cached-pages.ts'
import { type FullDemo, openFullDemo } from '../full-demo.ts'
import { makeMembers } from '../members.ts'
import type { EmptyDatabase } from '../part.ts'
import { signIn } from '../post-form.ts'
import { writeTable } from '../report.ts'

const SECONDS = 2

/** Public pages for as many members as ask at once, from what they share and made for each, against the same bytes from a bare server. */
export async function membersPages(database: EmptyDatabase): Promise<void> {
  const full = await openFullDemo(database)
  const members = await makeMembers(full.databaseUrl, 'sharing', CONNECTIONS)
  const logins = members.map(({ login }) => login)
  const shared = ['/', full.category, full.service, full.search, full.project, full.person, '/pricing']
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
      'bare, CPU ms',
      'ours, CPU ms',
    ],
    [
      ...(await measure(full, logins, { how: 'shared', paths: shared })),
      ...(await measure(full, logins, {
        how: 'made each time',
        paths: [full.category],
        environment: { PAGE_CACHE_MB: '0' },
      })),
    ],
  )
}

type Way = { how: string; paths: readonly string[]; environment?: Record<string, string> }

async function measure(
  full: FullDemo,
  logins: readonly string[],
  { how, paths, environment = {} }: Way,
): Promise<string[][]> {
  const web = await full.open(environment)
  try {
    const cookies: string[] = []
    for (const login of logins) cookies.push(await signIn(web.origin, login))
    const headers = (connection: number) => ({ Cookie: cookies[connection] ?? '' })
    const rows: string[][] = []
    for (const path of paths) {
      const one = await measureCachedPage(web.origin, path, true, { headers, seconds: SECONDS, pid: web.pid })
      rows.push([
        path,
        how,
        String(one.bytes),
        one.bare.perSecond.toFixed(0),
        one.cached.perSecond.toFixed(0),
        one.ratio.toFixed(2),
        one.cached.p95Ms.toFixed(1),
        one.cpu.bareMs.toFixed(2),
        one.cpu.cachedMs.toFixed(2),
      ])
    }
    return rows
  } finally {
    await web.stop()
  }
}
