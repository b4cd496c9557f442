import { randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { member } from '#domain/accounts/schema.server.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { serviceFigures } from '#domain/catalogue/schema.server.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { countSeenServices } from '#domain/catalogue/quality/count-seen.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import type { Seen } from '#domain/views/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

export type SomeService = { id: string; slug: string; title: string; categoryId: string }

/** Works in a marketplace that is already served, put there by its own operations. */
export function openSomeServices(databaseUrl: string) {
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'guildhall test' })
  const transaction = transactions(database, systemClock, async () => {})
  return {
    /** As many as told, all in one category; each of a seller of its own, unless one is named. */
    publish: (count: number, sellerEmail?: string): Promise<SomeService[]> =>
      transaction(async (tx) => {
        const category = await makeCategory(tx, { title: `Room ${randomBytes(2).toString('hex')}` })
        const made: SomeService[] = []
        for (let index = 0; index < count; index++) {
          const [known] = sellerEmail
            ? await tx.db.select().from(member).where(eq(member.email, sellerEmail))
            : []
          const seller = actorOf(known ?? (await makeMember(tx)))
          const gallery = [{ pictureId: await makePicture(tx, seller.id), alt: 'A careful piece' }]
          const content = someContent({ categoryId: category.id, gallery })
          const { id, slug, title } = await publishSome(tx, seller, content, settings)
          made.push({ id, slug, title, categoryId: category.id })
        }
        return made
      }),
    see: (seen: readonly Seen[]) => transaction((tx) => countSeenServices(tx, seen)),
    figures: (ids: readonly string[]) =>
      database.db
        .select({ impressions: serviceFigures.impressionsCount, views: serviceFigures.viewsCount })
        .from(serviceFigures)
        .where(inArray(serviceFigures.serviceId, [...ids])),
    close: () => database.close(),
  }
}
