import { and, asc, eq, isNull } from 'drizzle-orm'
import { findPictures, type PictureView } from '#domain/pictures/index.ts'
import type { Db } from '#platform/db/database.ts'
import { work } from './schema.server.ts'

type Neighbour = { slug: string; title: string }

/** A work whole, with those that hang beside it. */
type FoundWork = {
  work: typeof work.$inferSelect
  pictures: { picture: PictureView; alt: string }[]
  previous: Neighbour | null
  next: Neighbour | null
}

const SLUG = /^[a-z0-9-]{1,100}$/

/** A work at its address, as far as the one who asks may see it: hidden ones are their owner's alone. */
export async function findWork(
  db: Db,
  memberId: string,
  slug: string,
  { isOwn }: { isOwn: boolean },
): Promise<FoundWork | undefined> {
  if (!SLUG.test(slug)) return undefined
  const seen = and(
    eq(work.memberId, memberId),
    isNull(work.removedAt),
    isOwn ? undefined : eq(work.isHidden, false),
  )
  const [[found], works] = await Promise.all([
    db
      .select()
      .from(work)
      .where(and(seen, eq(work.slug, slug))),
    db
      .select({ slug: work.slug, title: work.title, isHidden: work.isHidden })
      .from(work)
      .where(seen)
      .orderBy(asc(work.position), asc(work.id)),
  ])
  if (!found) return undefined
  const views = await findPictures(
    db,
    found.gallery.map(({ pictureId }) => pictureId),
  )
  // Its owner goes along the wall as others do, from a hidden work too.
  const beside = works
    .filter((one) => !one.isHidden || one.slug === slug)
    .map(({ isHidden: _isHidden, ...one }) => one)
  const place = beside.findIndex((one) => one.slug === slug)
  return {
    work: found,
    pictures: found.gallery.flatMap(({ pictureId, alt }) => {
      const picture = views.get(pictureId)
      return picture ? [{ picture, alt }] : []
    }),
    previous: beside[place - 1] ?? null,
    next: beside[place + 1] ?? null,
  }
}
