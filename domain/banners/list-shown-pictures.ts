import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { banner } from './schema.server.ts'

/** Pictures that hang in banners, whoever hung them: there are few. */
export async function listShownPictures(tx: Transaction): Promise<string[]> {
  const hung = await tx.db
    .select({ light: banner.lightPictureId, dark: banner.darkPictureId })
    .from(banner)
    .where(sql`${banner.lightPictureId} is not null`)
  return hung.flatMap(({ light, dark }) => [light, dark]).filter((id) => id !== null)
}
