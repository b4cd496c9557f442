import { eq } from 'drizzle-orm'
import { changeProfile } from '#domain/accounts/index.ts'
import { member } from '#domain/accounts/schema.server.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import type { ServiceContent } from '#domain/catalogue/index.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { reactWith } from '#domain/react.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { readSettings, type Settings } from '#domain/settings/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase, type Db } from '#platform/db/database.ts'
import { transactions, type RunInTransaction } from '#platform/db/transaction.ts'

/** The market from outside: in a process of its own, knowing nothing of those that serve. */
export type Market = {
  db: Db
  transaction: RunInTransaction
  settings: Settings
  given: { settings: Settings; siteOrigin: string; origin: { address: string; device: string } }
  addSeller(displayName: string): Promise<MemberActor & { username: string }>
  /** As the member would by their profile. */
  changeName(who: MemberActor, displayName: string): Promise<void>
  addCategory(title: string, below?: MarketCategory): Promise<MarketCategory>
  /** Complete in all its parts but for what is told. */
  contentOf(
    seller: MemberActor,
    given: Partial<ServiceContent> & { categoryId: string },
  ): Promise<ServiceContent>
  publish(
    seller: MemberActor,
    given: Partial<ServiceContent> & { categoryId: string },
  ): Promise<{ id: string; slug: string }>
  close(): Promise<void>
}

export type MarketCategory = Awaited<ReturnType<typeof makeCategory>>

export async function openMarket(databaseUrl: string): Promise<Market> {
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'guildhall test market' })
  const transaction = transactions(database, systemClock, reactWith({ enqueue: async () => {} }, testDesk()))
  const settings = await readSettings(database.db, new Date())
  const contentOf: Market['contentOf'] = (seller, given) =>
    transaction(async (tx) => {
      const pictures = [await makePicture(tx, seller.id), await makePicture(tx, seller.id)]
      const gallery = pictures.map((pictureId, index) => ({
        pictureId,
        alt: `Sheet ${index + 1} of the work`,
      }))
      return someContent({ gallery, ...given })
    })
  return {
    db: database.db,
    transaction,
    settings,
    given: { settings, siteOrigin: 'http://localhost', origin: { address: '', device: '' } },
    addSeller: async (displayName) => {
      const made = await transaction((tx) => makeMember(tx, { displayName, headline: 'Draws by hand' }))
      return { ...actorOf(made), username: made.username }
    },
    addCategory: (title, below) =>
      transaction(async (tx) => {
        const made = await makeCategory(tx, { title, ...(below ? { below } : {}) })
        await tx.announce({
          kind: 'categories.changed',
          categoryIds: [made.id],
          aboveIds: below?.lineIds ?? [],
          relabels: false,
        })
        return made
      }),
    changeName: (who, displayName) =>
      transaction(async (tx) => {
        const [row] = await tx.db.select().from(member).where(eq(member.id, who.id))
        if (!row) throw new Error('There is no such member')
        const { headline, about, country, city, skills, languages, rateMinor: rate, availability } = row
        const profile = { displayName, headline, about, country, city, skills, languages, rate, availability }
        await changeProfile(tx, who, profile, { origin: { address: '', device: '' } })
      }),
    contentOf,
    publish: async (seller, given) => {
      const content = await contentOf(seller, given)
      return transaction((tx) => publishSome(tx, seller, content, settings))
    },
    close: () => database.close(),
  }
}
