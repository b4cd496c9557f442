import { findLine, isLeaf } from '#domain/categories/index.ts'
import { findOwnPictures, findPictures } from '#domain/pictures/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { problemsOf } from './complete-rules.ts'
import { picturesOf } from './content-facts.ts'
import type { ServiceContent } from '../service-content.ts'

/** A seller shows only what they sent themselves, or what hangs in the service already: others of a team may have sent it. */
export async function checkPictures(
  tx: Transaction,
  sellerId: string,
  content: ServiceContent,
  hanging: ServiceContent | undefined,
): Promise<void> {
  const ids = picturesOf(content)
  const [own, there] = [
    await findOwnPictures(tx.db, sellerId, ids),
    hanging ? await findPictures(tx.db, picturesOf(hanging)) : new Map<string, unknown>(),
  ]
  const fields: Record<string, string[]> = {}
  for (const [index, id] of ids.entries()) {
    if (!own.has(id) && !there.has(id))
      fields[`gallery.${index}`] = ['This picture is not there any more: remove it and add it again']
  }
  if (Object.keys(fields).length > 0) throw new Invalid('A picture is missing', fields)
}

/** Everything that must hold before a service is shown or reviewed; each problem beside its field. */
export async function checkComplete(
  tx: Transaction,
  sellerId: string,
  content: ServiceContent,
  settings: Settings,
): Promise<void> {
  await checkPictures(tx, sellerId, content, content)
  const fields = problemsOf(content, settings)
  if (content.categoryId) {
    const line = await findLine(tx.db, content.categoryId)
    const isOpen = line.length > 0 && line.every(({ isHidden }) => !isHidden)
    if (!isOpen || !(await isLeaf(tx.db, content.categoryId))) {
      fields['categoryId'] = ['Category: choose one that has nothing below it']
    }
  }
  const pictures = await findPictures(tx.db, picturesOf(content))
  for (const [index, { pictureId }] of content.gallery.entries()) {
    const failed = pictures.get(pictureId)
    if (failed?.state === 'failed')
      fields[`gallery.${index}`] = [failed.failure ?? 'This picture can’t be shown']
  }
  if (Object.keys(fields).length > 0) throw new Invalid('Some things are still missing', fields)
}
