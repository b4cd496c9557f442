import type { Transaction } from '#platform/db/transaction.ts'
import { picture } from './schema.server.ts'

/** A picture that can be shown, in a line; its files are not there. */
export async function makePicture(
  tx: Transaction,
  ownerId: string,
  given: Partial<typeof picture.$inferInsert> = {},
): Promise<string> {
  const [made] = await tx.db
    .insert(picture)
    .values({
      ownerId,
      state: 'ready',
      width: 1280,
      height: 960,
      widths: [320, 640, 960, 1280],
      addedAt: tx.now,
      ...given,
    })
    .returning({ id: picture.id })
  if (!made) throw new Error('No picture was made')
  return made.id
}
