import { estimateMembers, findActiveNames, listProfileNames } from '#domain/accounts/index.ts'
import { estimateServices, listServiceAddresses } from '#domain/catalogue/index.ts'
import { findTree, shownTree, type TreeNode } from '#domain/categories/index.ts'
import { listPostAddresses } from '#domain/blog/index.ts'
import { articles } from '#domain/help/index.ts'
import { estimateWorks, listWorkAddresses } from '#domain/portfolio/index.ts'
import { estimateProjects, listProjectAddresses } from '#domain/projects/index.ts'
import { estimateTeams, listTeamAddresses } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type IdRange, idRange } from '#platform/db/id-ranges.ts'

type SitemapEntry = { path: string; changedAt?: Date }

/** A kind of pages that the sitemap is split by, in parts that a search engine takes at once. */
type SitemapKind = {
  countParts(db: Db): Promise<number>
  /** One of so many parts, counted from 1. The address says how many, so that parts stay whole while a kind grows. */
  listEntries(db: Db, part: number, parts: number): Promise<SitemapEntry[]>
}

/** What a search engine takes at most; parts are planned smaller, since random ids don't fall quite evenly. */
const ENTRIES_MOST = 50_000
const ENTRIES_PLANNED = 40_000

const pages: readonly string[] = [
  '/',
  '/about',
  '/contacts',
  '/requisites',
  '/pricing',
  '/docs',
  '/docs/terms',
  '/docs/privacy',
  '/docs/prohibited',
  '/docs/recommendations',
  '/referral-program',
  '/projects',
  '/team',
  '/teams',
]

/** Few enough for one part, whatever the marketplace grows to. */
function inOnePart(list: (db: Db) => Promise<SitemapEntry[]>): SitemapKind {
  return { countParts: async () => 1, listEntries: (db) => list(db) }
}

/** As many parts as there are rows for; each is a range of ids, so that none is found by counting past the others. */
function byIds(
  estimate: (db: Db) => Promise<number>,
  list: (db: Db, range: IdRange, most: number) => Promise<SitemapEntry[]>,
): SitemapKind {
  return {
    countParts: async (db) => Math.max(1, Math.ceil((await estimate(db)) / ENTRIES_PLANNED)),
    listEntries: (db, part, parts) => list(db, idRange(part, parts), ENTRIES_MOST),
  }
}

/** A kind joins when its screens are built. */
export const sitemapKinds: Readonly<Record<string, SitemapKind>> = {
  pages: inOnePart(async () => pages.map((path) => ({ path }))),
  categories: inOnePart(async (db) => [
    { path: '/categories' },
    ...pathsOf(shownTree(await findTree(db))).map((path) => ({ path: `/categories/${path}` })),
  ]),
  help: inOnePart(async () => [
    { path: '/support' },
    ...articles.map(({ slug, changed }) => ({ path: `/support/${slug}`, changedAt: new Date(changed) })),
  ]),
  blog: inOnePart(async (db) => [
    { path: '/blog' },
    ...(await listPostAddresses(db)).map(({ slug, changedAt }) => ({ path: `/blog/${slug}`, changedAt })),
  ]),
  services: byIds(estimateServices, async (db, range, most) => {
    const found = await listServiceAddresses(db, range, most)
    return found.map(({ slug, changedAt }) => ({ path: `/services/${slug}`, changedAt }))
  }),
  projects: byIds(estimateProjects, async (db, range, most) => {
    const found = await listProjectAddresses(db, range, most)
    return found.map(({ id, changedAt }) => ({ path: `/projects/${id}`, changedAt }))
  }),
  teams: byIds(estimateTeams, async (db, range, most) => {
    const found = await listTeamAddresses(db, range, most)
    return found.map(({ slug }) => ({ path: `/t/${slug}` }))
  }),
  people: byIds(estimateMembers, async (db, range, most) => {
    const names = await listProfileNames(db, range, most)
    return names.map((name) => ({ path: `/user/${name}` }))
  }),
  works: byIds(estimateWorks, async (db, range, most) => {
    const works = await listWorkAddresses(db, range, most)
    const names = await findActiveNames(
      db,
      works.map(({ memberId }) => memberId),
    )
    return works.flatMap(({ memberId, slug, changedAt }) => {
      const name = names.get(memberId)
      return name ? { path: `/user/${name}/portfolio/${slug}`, changedAt } : []
    })
  }),
}

function pathsOf(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap(({ path, below }) => [path, ...pathsOf(below)])
}
