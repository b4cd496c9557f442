import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { FileStore } from '#platform/files/stored-file.ts'
import { sharp } from '#platform/pictures/sharp.ts'
import { NARROWEST_PICTURE } from './add-picture.ts'
import { frameOf, type CropView } from './crop-rules.ts'
import { findOwnPictures, findPictures } from './find-pictures.ts'
import type { StoredOriginal } from './keep-original.ts'
import { pictureFile } from './picture-view.ts'

export type Chosen = {
  pictureId: string
  view: CropView
  /** Pictures that hang already in what the member looks after, whoever of their team sent them. */
  hanging?: readonly string[]
}

/** Keeps the chosen part of a member's picture as one that was newly sent: the picture itself stays as it is wherever it hangs. */
export async function cropPicture(
  { db, files }: { db: Db; files: FileStore },
  ownerId: string,
  { pictureId, view, hanging = [] }: Chosen,
): Promise<StoredOriginal> {
  const found = hanging.includes(pictureId)
    ? (await findPictures(db, [pictureId])).get(pictureId)
    : (await findOwnPictures(db, ownerId, [pictureId])).get(pictureId)
  const widest = found?.widths.at(-1)
  if (found?.state !== 'ready' || widest === undefined)
    throw new NotFound('There is no such picture of yours that can be cropped')
  const frame = frameOf(found, view)
  if (frame.width < NARROWEST_PICTURE) {
    const reason = `What you chose is ${frame.width} px wide. Choose a part that is at least ${NARROWEST_PICTURE} px wide.`
    return { isStored: false, reason }
  }
  const stored = await files.read(pictureFile(pictureId, widest, 'webp'))
  if (!stored) return { isStored: false, reason: 'The picture’s file is not there any more. Send it again.' }
  const bytes = Buffer.from(await new Response(stored.stream).arrayBuffer())
  const cropped = await sharp(bytes).extract(frame).webp({ quality: 92 }).toBuffer()
  const key = `originals/${randomUUID()}`
  await files.put(key, cropped, { contentType: 'image/webp' })
  return { isStored: true, sent: { key, width: frame.width, height: frame.height } }
}
