import { listShownPictures } from '#domain/catalogue/index.ts'
import type { FindShownPictures } from '#domain/pictures/index.ts'
import { listPicturesOfWorks } from '#domain/portfolio/index.ts'

/** Wherever pictures of members hang. Who shows some in a new place adds it here, or they are swept away. */
export const findShownPictures: FindShownPictures = async (tx, ownerIds) => [
  ...(await listShownPictures(tx, ownerIds)),
  ...(await listPicturesOfWorks(tx, ownerIds)),
]
