import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { work } from './schema.server.ts'

/** How the works at these addresses are called, by `member id/slug`; those that nobody may see are left out. */
export async function nameWorksAt(
  db: Db,
  memberIds: readonly string[],
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (memberIds.length === 0 || slugs.length === 0) return new Map()
  const rows = await db
    .select({ memberId: work.memberId, slug: work.slug, title: work.title })
    .from(work)
    .where(
      and(
        oneOf(work.memberId, memberIds),
        inArray(work.slug, [...slugs]),
        eq(work.isHidden, false),
        isNull(work.removedAt),
      ),
    )
  return new Map(rows.map(({ memberId, slug, title }) => [`${memberId}/${slug}`, title]))
}
