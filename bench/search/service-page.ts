import { sql } from 'drizzle-orm'
import { findFaces } from '#domain/accounts/index.ts'
import { listCards } from '#domain/catalogue/index.ts'
import type { Search } from '#domain/search/index.ts'
import { findStandings } from '#domain/standing/index.ts'
import type { Db } from '#platform/db/database.ts'

const SIMILAR = 6

/** What a service page shows: the service, its live version and figures, its seller, and cards of six like it. */
export async function findServicePageData(db: Db, search: Search, slug: string) {
  const { rows } = await db.execute<{ seller_id: string; category_id: string; content: unknown }>(sql`
    select service.*, content, service_figures.*
    from service
    join service_version on service_version.id = service.live_version_id
    left join service_figures on service_figures.service_id = service.id
    where slug = ${slug}`)
  const [found] = rows
  if (!found) throw new Error(`There is no service '${slug}'`)
  const { seller_id: sellerId, category_id: categoryId } = found
  const [faces, standings, similar] = await Promise.all([
    findFaces(db, [sellerId]),
    findStandings(db, [sellerId]),
    search
      .page(
        { words: '', filters: { kind: 'service', categoryId }, sort: 'relevance' },
        { offset: 0, most: SIMILAR },
      )
      .then((page) =>
        listCards(
          db,
          page.found.map(({ id }) => id),
        ),
      ),
  ])
  return { found, faces, standings, similar }
}
