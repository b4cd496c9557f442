import { and, eq } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { oneOf, oneOfIds } from '#platform/db/one-of.ts'
import { prepared } from '#platform/db/statements/prepared.ts'
import type { PictureView } from './picture-view.ts'
import { picture } from './schema.server.ts'

const shown = {
  id: picture.id,
  state: picture.state,
  width: picture.width,
  height: picture.height,
  widths: picture.widths,
  colour: picture.colour,
  failure: picture.failure,
}

const shownPictures = prepared((db) =>
  db.select(shown).from(picture).where(oneOfIds(picture.id)).prepare('find_shown_pictures'),
)

/** Pictures by id; one that does not exist is left out. */
export async function findPictures(db: Db, ids: Iterable<string>): Promise<Map<string, PictureView>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await shownPictures(db).execute({ ids: wanted })
  return new Map(rows.map((row) => [row.id, row]))
}

export async function isOwnPicture(
  db: Db | DrizzleTransaction,
  ownerId: string,
  id: string,
): Promise<boolean> {
  return (await db.$count(picture, and(eq(picture.ownerId, ownerId), eq(picture.id, id)))) > 0
}

/** Those of them that the member may put into what they show. */
export async function findOwnPictures(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, PictureView>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(shown)
    .from(picture)
    .where(and(eq(picture.ownerId, ownerId), oneOf(picture.id, ids)))
  return new Map(rows.map((row) => [row.id, row]))
}
