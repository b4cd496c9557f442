import { and, eq, isNull } from 'drizzle-orm'
import { findPictures, type PictureView } from '#domain/pictures/index.ts'
import type { Db } from '#platform/db/database.ts'
import { work } from './schema.server.ts'

/** The title and the first picture of a work that everyone may see. */
export async function findWorkCover(
  db: Db,
  memberId: string,
  slug: string,
): Promise<{ title: string; cover: PictureView | null } | undefined> {
  const [found] = await db
    .select({ title: work.title, gallery: work.gallery })
    .from(work)
    .where(
      and(eq(work.memberId, memberId), eq(work.slug, slug), eq(work.isHidden, false), isNull(work.removedAt)),
    )
  if (!found) return undefined
  const coverId = found.gallery[0]?.pictureId
  const pictures = coverId ? await findPictures(db, [coverId]) : undefined
  return { title: found.title, cover: (coverId && pictures?.get(coverId)) || null }
}
