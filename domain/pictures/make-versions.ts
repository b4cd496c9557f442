import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { FileStore } from '#platform/files/stored-file.ts'
import { makeImageVersions } from '#platform/files/image-versions.ts'
import { filesOf, pictureFile } from './picture-view.ts'
import { picture } from './schema.server.ts'

/** What drawing a picture anew came to. */
type DrawnPicture =
  | { drawn: true; width: number; height: number; widths: number[]; colour: string }
  | { drawn: false; failure: string }

/** Draws a picture in every width and keeps the files: before the row says so, and harmless when done twice. */
export async function drawPicture(
  { db, files }: { db: Db; files: FileStore },
  pictureId: string,
): Promise<DrawnPicture | undefined> {
  const [found] = await db.select().from(picture).where(eq(picture.id, pictureId))
  if (!found?.originalKey || found.state !== 'making') return undefined
  const original = await files.read(found.originalKey)
  if (!original) return { drawn: false, failure: 'The picture was lost on the way. Choose it again.' }
  const result = await makeImageVersions(Buffer.from(await new Response(original.stream).arrayBuffer()))
  if (!result.made) return { drawn: false, failure: result.reason }
  const { width, height, colour, versions } = result.image
  for (const { width: wide, format, bytes, contentType } of versions) {
    await files.put(pictureFile(pictureId, wide, format), bytes, { contentType })
  }
  return { drawn: true, width, height, colour, widths: [...new Set(versions.map((one) => one.width))] }
}

/** Says on the row what drawing came to. What was sent is not needed any more; where the row is gone, nor is what was drawn. */
export async function finishPicture(tx: Transaction, pictureId: string, drawn: DrawnPicture): Promise<void> {
  const [found] = await tx.db.select().from(picture).where(eq(picture.id, pictureId)).for('update')
  if (!found && drawn.drawn)
    await release(tx, filesOf({ ...drawn, id: pictureId, state: 'ready', originalKey: null }))
  if (found?.state !== 'making') return
  const { drawn: isDrawn, ...values } = drawn
  await tx.db
    .update(picture)
    .set({ ...values, state: isDrawn ? 'ready' : 'failed', originalKey: null })
    .where(eq(picture.id, pictureId))
  await tx.announce({ kind: 'picture.made', pictureId })
  // A try before this one may have drawn some of what this one could not.
  await release(tx, filesOf(isDrawn ? { ...found, state: 'ready', widths: [] } : found))
}

const release = async (tx: Transaction, keys: string[]) => {
  if (keys.length > 0) await tx.announce({ kind: 'privacy.files-released', keys })
}
