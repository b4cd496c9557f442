import { findIdByUsername } from '#domain/accounts/index.ts'
import { exportServices } from '#domain/catalogue/index.ts'
import { exportWorks } from '#domain/portfolio/index.ts'
import { addWidth, findPictures, pictureFile } from '#domain/pictures/index.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Db } from '#platform/db/database.ts'
import { makeVersionsOf } from '#platform/files/image-versions.ts'
import { sharp } from '#platform/pictures/sharp.ts'
import { type CoverSubject, drawCover } from './covers/draw-cover.ts'
import { type DemoPicture, services } from './services/demo-services.ts'
import { works } from './works/demo-works.ts'

/** As wide as the largest that a page shows on a fine screen. */
const LARGE = 1_600

type Drawable = { pictureId: string; subject: CoverSubject }

/**
 * Draws the pictures of the demo once more, as large as a screen, one after another. They are small at first, so that the
 * marketplace opens soon; interrupted, it goes on with those that are still small.
 */
export async function sharpenPictures(
  { db, files, transaction }: Pick<Marketplace, 'db' | 'files' | 'transaction'>,
  most = Infinity,
): Promise<number> {
  const small = (await listSmall(db)).slice(0, most)
  for (const { pictureId, subject } of small) {
    const pixels = await sharp(Buffer.from(drawCover(subject, LARGE)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, versions } = await makeVersionsOf(pixels, [LARGE])
    for (const { format, bytes, contentType } of versions)
      await files.put(pictureFile(pictureId, LARGE, format), bytes, { contentType })
    await transaction((tx) => addWidth(tx, pictureId, { width, height }))
  }
  return small.length
}

/** Those that still hang where the demo put them: what a visitor replaced or cropped is theirs. */
async function listSmall(db: Db): Promise<Drawable[]> {
  const drawable = (await listGalleries(db)).flatMap(({ username, title, gallery }) => {
    const drawn = picturesOf.get(nameOf(username, title)) ?? []
    return gallery.flatMap(({ pictureId, alt }, place): Drawable[] => {
      const told = drawn[place]
      return told?.alt === alt ? [{ pictureId, subject: told.subject }] : []
    })
  })
  const ids = drawable.map(({ pictureId }) => pictureId)
  const known = await findPictures(db, ids)
  return drawable.filter(({ pictureId }) => known.get(pictureId)?.widths.every((width) => width < LARGE))
}

const nameOf = (username: string, title: string) => `${username}: ${title}`

const picturesOf = new Map<string, readonly DemoPicture[]>([
  ...services.map((one) => [nameOf(one.username, one.content.title), one.pictures] as const),
  ...works.map((one) => [nameOf(one.username, one.input.title), [one.picture]] as const),
])

type Gallery = { username: string; title: string; gallery: { pictureId: string; alt: string }[] }

/** What people of the demo show now, in services and works. */
async function listGalleries(db: Db): Promise<Gallery[]> {
  const galleries: Gallery[] = []
  for (const username of new Set([...services, ...works].map((one) => one.username))) {
    const memberId = await findIdByUsername(db, username)
    if (!memberId) continue
    for await (const { versions } of exportServices(db, memberId)) {
      const content = versions.at(-1)?.content
      if (content) galleries.push({ username, ...content })
    }
    for (const work of await exportWorks(db, memberId)) galleries.push({ username, ...work })
  }
  return galleries
}
