import { reading } from '#app/edge.ts'
import { answerMachine, nothingHere } from './answer-machine.ts'
import { sitemapKinds } from './sitemap-kinds.ts'

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Without a kind the index of all kinds, with one the addresses of its pages. */
export const loader = reading(({ request, url, config }) => {
  const kind = url.searchParams.get('kind')
  const paths = kind === null ? [] : Object.hasOwn(sitemapKinds, kind) ? sitemapKinds[kind] : undefined
  if (!paths) return nothingHere()
  const body = kind === null ? sitemapIndex(config.origin) : sitemapOf(config.origin, paths)
  return answerMachine(request, { type: 'application/xml; charset=utf-8', body, maxAgeSeconds: 3_600 })
})

function sitemapIndex(origin: string): string {
  const entries = Object.keys(sitemapKinds).map(
    (kind) => `<sitemap>${location(`${origin}/sitemap.xml?kind=${kind}`)}</sitemap>`,
  )
  return document('sitemapindex', entries)
}

function sitemapOf(origin: string, paths: readonly string[]): string {
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
