import { findOwnPictures, pictureUrl } from '#domain/pictures/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

/** A picture of a work as its form shows it. */
export type GalleryRow = {
  pictureId: string
  alt: string
  /** None while it is being drawn. */
  previewUrl: string | null
  failure: string | null
}

export async function galleryRows(
  db: Db,
  memberId: string,
  gallery: readonly { pictureId: string; alt: string }[],
): Promise<GalleryRow[]> {
  const known = gallery.filter(({ pictureId }) => isUuid(pictureId))
  const views = await findOwnPictures(
    db,
    memberId,
    known.map(({ pictureId }) => pictureId),
  )
  return known.flatMap(({ pictureId, alt }) => {
    const view = views.get(pictureId)
    if (!view) return []
    const width = view.widths[0]
    const previewUrl =
      view.state === 'ready' && width !== undefined ? pictureUrl(view.id, width, 'webp') : null
    return [{ pictureId, alt, previewUrl, failure: view.failure }]
  })
}
