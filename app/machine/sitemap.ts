import { reading } from '#app/edge.ts'
import type { Db } from '#platform/db/database.ts'
import { answerMachine, nothingHere } from './answer-machine.ts'
import { sitemapKinds } from './sitemap-kinds.ts'

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Without a kind the index of all kinds, with one the addresses of its pages. */
export const loader = reading(async ({ request, url, config, db }) => {
  const kind = url.searchParams.get('kind')
  const body =
    kind === null
      ? await sitemapIndex(config.origin, db)
      : await sitemapOf(config.origin, db, kind, url.searchParams.get('part') ?? '1')
  if (body === undefined) return nothingHere()
  return answerMachine(request, { type: 'application/xml; charset=utf-8', body, maxAgeSeconds: 3_600 })
})

async function sitemapIndex(origin: string, db: Db): Promise<string> {
  const entries: string[] = []
  for (const [kind, { countParts }] of Object.entries(sitemapKinds)) {
    const parts = await countParts(db)
    for (let part = 1; part <= parts; part++) {
      const suffix = part === 1 ? '' : `&part=${part}`
      entries.push(`<sitemap>${location(`${origin}/sitemap.xml?kind=${kind}${suffix}`)}</sitemap>`)
    }
  }
  return document('sitemapindex', entries)
}

async function sitemapOf(origin: string, db: Db, kind: string, part: string): Promise<string | undefined> {
  const found = Object.hasOwn(sitemapKinds, kind) ? sitemapKinds[kind] : undefined
  if (!found || !/^[1-9]\d{0,4}$/.test(part)) return undefined
  const paths = await found.listPaths(db, Number(part))
  if (paths.length === 0 && part !== '1') return undefined
  return document(
    'urlset',
    paths.map((path) => `<url>${location(origin + path)}</url>`),
  )
}

function document(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SCHEMA}">\n${entries.join('\n')}\n</${root}>\n`
}

function location(address: string): string {
  return `<loc>${address.replace(/[&<>'"]/g, (mark) => `&#${mark.charCodeAt(0)};`)}</loc>`
}
