import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { reactWith } from '#domain/react.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { readSettings } from '#domain/settings/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'

export type Offer = { title: string; seller: string; priceMinor: number; days: number; tags?: string[] }

/** Services as if people had published them: by the same operations, in a process of its own. */
export async function publishFromOutside(
  databaseUrl: string,
  category: { slug: string; title: string },
  offers: readonly Offer[],
): Promise<void> {
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'guildhall test people' })
  const transaction = transactions(database, systemClock, reactWith({ enqueue: async () => {} }, testDesk()))
  try {
    await transaction(async (tx) => {
      const settings = await readSettings(tx.db, tx.now)
      const leaf = await makeCategory(tx, category)
      for (const { title, seller, priceMinor, days, tags = [] } of offers) {
        const who = actorOf(await makeMember(tx, { displayName: seller, headline: `${seller} at work` }))
        await tx.announce({ kind: 'member.changed', memberId: who.id })
        const cover = await makePicture(tx, who.id)
        const base = someContent({ categoryId: leaf.id, title, tags })
        const [basic] = base.packages
        if (!basic) throw new Error('There is no package')
        await publishSome(
          tx,
          who,
          {
            ...base,
            gallery: [{ pictureId: cover, alt: title }],
            packages: [{ ...basic, priceMinor, deliveryDays: days }],
          },
          settings,
        )
      }
    })
  } finally {
    await database.close()
  }
}
