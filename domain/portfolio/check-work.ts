import { findLine } from '#domain/categories/index.ts'
import { findOwnPictures } from '#domain/pictures/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import type { WorkInput } from './work-input.ts'

/** What only the database and the calendar know: whose the pictures are, which categories stand, what year it is. */
export async function checkWork(tx: Transaction, memberId: string, input: WorkInput): Promise<void> {
  const fields: Record<string, string[]> = {}
  const ids = input.gallery.map(({ pictureId }) => pictureId)
  const own = await findOwnPictures(tx.db, memberId, ids)
  const bad = ids.findIndex((id) => own.get(id)?.state !== 'ready' && own.get(id)?.state !== 'making')
  if (bad >= 0) {
    const why = own.get(ids[bad] ?? '')?.failure
    fields['gallery'] = [`Pictures: number ${bad + 1} can’t be shown${why ? ` (${why})` : ''}. Remove it`]
  }
  if (input.categoryId) {
    const line = await findLine(tx.db, input.categoryId)
    if (line.length === 0 || line.some(({ isHidden }) => isHidden)) {
      fields['categoryId'] = ['Category: choose one from the list']
    }
  }
  const thisYear = tx.now.getUTCFullYear()
  if (input.year !== null && input.year > thisYear) fields['year'] = [`Year: not after ${thisYear}`]
  if (Object.keys(fields).length > 0) throw new Invalid('The work was not saved', fields)
}
