import { reading } from '#app/edge.ts'
import type { Db } from '#platform/db/database.ts'
import { answerMachine, nothingHere } from './answer-machine.ts'
import { sitemapKinds } from './sitemap-kinds.ts'

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** How many parts an address may ask for: 40,000 each, so twenty million of a kind. */
const PARTS_MOST = 500

/** Without a kind the index of all kinds, with one the addresses of its pages: `?kind=services&part=3&of=25`. */
export const loader = reading(async ({ request, url, config, db }) => {
  const kind = url.searchParams.get('kind')
  const body =
    kind === null
      ? await sitemapIndex(config.origin, db)
      : await sitemapOf(config.origin, db, kind, readPart(url.searchParams))
  if (body === undefined) return nothingHere()
  return answerMachine(request, { type: 'application/xml; charset=utf-8', body, maxAgeSeconds: 3_600 })
})

async function sitemapIndex(origin: string, db: Db): Promise<string> {
  const kinds = await Promise.all(
    Object.entries(sitemapKinds).map(async ([kind, { countParts }]) => ({
      kind,
      parts: Math.min(await countParts(db), PARTS_MOST),
    })),
  )
  const entries = kinds.flatMap(({ kind, parts }) =>
    Array.from({ length: parts }, (_, index) => {
      const which = parts === 1 ? '' : `&part=${index + 1}&of=${parts}`
      return `<sitemap>${location(`${origin}/sitemap.xml?kind=${kind}${which}`)}</sitemap>`
    }),
  )
  return document('sitemapindex', entries)
}

type Part = { part: number; parts: number }

function readPart(params: URLSearchParams): Part | undefined {
  const [part, parts] = [params.get('part') ?? '1', params.get('of') ?? '1'].map((text) =>
    /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0,
  )
  return part && parts && part <= parts && parts <= PARTS_MOST ? { part, parts } : undefined
}

async function sitemapOf(
  origin: string,
  db: Db,
  kind: string,
  asked: Part | undefined,
): Promise<string | undefined> {
  const found = Object.hasOwn(sitemapKinds, kind) ? sitemapKinds[kind] : undefined
  if (!found || !asked) return undefined
  const entries = await found.listEntries(db, asked.part, asked.parts)
  return document(
    'urlset',
    entries.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      return `<url>${location(origin + path)}${changed}</url>`
    }),
  )
}

function document(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SCHEMA}">\n${entries.join('\n')}\n</${root}>\n`
}

function location(address: string): string {
  return `<loc>${address.replace(/[&<>'"]/g, (mark) => `&#${mark.charCodeAt(0)};`)}</loc>`
}
