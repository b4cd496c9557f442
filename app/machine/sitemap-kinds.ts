import { countListedProfiles, listProfileNames } from '#domain/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'

/** A kind of pages that the sitemap is split by, in parts that a search engine takes at once. */
export type SitemapKind = {
  countParts(db: Db): Promise<number>
  /** The paths of one part; parts are counted from 1. */
  listPaths(db: Db, part: number): Promise<readonly string[]>
}

const PATHS_A_PART = 10_000

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
]

/** A kind joins when its screens are built. */
export const sitemapKinds: Readonly<Record<string, SitemapKind>> = {
  pages: { countParts: async () => 1, listPaths: async () => pages },
  people: {
    countParts: async (db) => Math.ceil((await countListedProfiles(db)) / PATHS_A_PART),
    async listPaths(db, part) {
      const names = await listProfileNames(db, (part - 1) * PATHS_A_PART, PATHS_A_PART)
      return names.map((name) => `/user/${name}`)
    },
  },
}
