import { inArray, or } from 'drizzle-orm'
import type { Area, Consequence } from '#domain/area.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { BANNERS_TOPIC } from './live-banners.ts'
import { banner } from './schema.server.ts'

const readAnew: Consequence = { publish: { topic: BANNERS_TOPIC, data: {} } }

/** What every process holds in memory is read anew when it looks different; a banner follows its category into another. */
export const reactions: NonNullable<Area['reactions']> = {
  'banners.changed': () => [readAnew],
  'categories.changed': () => [readAnew],
  'category.merged': ({ fromIds, intoId }) => [
    { write: { about: ['banners', intoId], work: (tx) => followMerge(tx, fromIds, intoId) } },
    readAnew,
  ],
  'picture.made': ({ pictureId }) => [
    { write: { about: ['banners', pictureId], work: (tx) => tellOfPicture(tx, pictureId) } },
  ],
}

async function followMerge(tx: Transaction, fromIds: readonly string[], intoId: string): Promise<void> {
  await tx.db
    .update(banner)
    .set({ categoryId: intoId })
    .where(inArray(banner.categoryId, [...fromIds]))
}

/** Most pictures hang in no banner: only for those that do every process is told. */
async function tellOfPicture(tx: Transaction, pictureId: string): Promise<void> {
  const isHung = or(inArray(banner.lightPictureId, [pictureId]), inArray(banner.darkPictureId, [pictureId]))
  if ((await tx.db.$count(banner, isHung)) > 0) await tx.announce({ kind: 'banners.changed' })
}
