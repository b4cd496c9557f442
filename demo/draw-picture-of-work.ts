import { randomUUID } from 'node:crypto'
import type { MemberActor } from '#domain/actor.ts'
import { addPicture, finishPicture, pictureFile } from '#domain/pictures/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { FileStore } from '#platform/files/stored-file.ts'
import { type ImageVersions, makeVersionsOf } from '#platform/files/image-versions.ts'
import { sharp } from '#platform/pictures/sharp.ts'
import { type CoverSubject, drawCover } from './covers/draw-cover.ts'
import { drawInTurn } from './take-turns.ts'

/** A cover hangs in cards and leads its own page; the others are only looked at after it. */
const COVER_WIDTHS = [400, 720]
const OTHER_WIDTHS = [640]

/** Draws a picture in both formats. Long, and done before a transaction opens. */
export function drawPictureOfWork(subject: CoverSubject, isCover: boolean): Promise<ImageVersions> {
  const widths = isCover ? COVER_WIDTHS : OTHER_WIDTHS
  return drawInTurn(async () => {
    const pixels = await sharp(Buffer.from(drawCover(subject, Math.max(...widths))))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return makeVersionsOf(pixels, widths)
  })
}

/** Adds it as its owner would, and finishes at once what a job does otherwise. */
export async function addPictureOfWork(
  tx: Transaction,
  actor: MemberActor,
  { width, height, colour, versions }: ImageVersions,
  files: FileStore,
): Promise<string> {
  const pictureId = await addPicture(tx, actor, { key: `originals/${randomUUID()}`, width, height })
  await Promise.all(
    versions.map(({ width: wide, format, bytes, contentType }) =>
      files.put(pictureFile(pictureId, wide, format), bytes, { contentType }),
    ),
  )
  const widths = [...new Set(versions.map((version) => version.width))]
  await finishPicture(tx, pictureId, { drawn: true, width, height, colour, widths })
  return pictureId
}
