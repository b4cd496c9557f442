import { randomBytes } from 'node:crypto'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { operator } from '#domain/actor.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { hasServices } from '#domain/catalogue/index.ts'
import { addCategory } from '#domain/categories/index.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { reactWith } from '#domain/react.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { readSettings } from '#domain/settings/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'

export type FilledMarket = { top: string; cards: string; posters: string }

/** A corner of the catalogue of its own, made from outside as an operator would: a category with two below it, and services. */
export async function fillMarket(databaseUrl: string): Promise<FilledMarket> {
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'guildhall test market' })
  const transaction = transactions(database, systemClock, reactWith({ enqueue: async () => {} }, testDesk()))
  const settings = await readSettings(database.db, systemClock.now())
  const top = `letterpress-${randomBytes(3).toString('hex')}`
  const add = (slug: string, title: string, parentId: string | null) =>
    transaction((tx) =>
      addCategory(
        tx,
        operator,
        {
          parentId,
          slug,
          title,
          description: `${title}, set by hand.`,
          icon: 'feather',
          reason: 'For a test',
        },
        { origin: { address: '', device: '' }, hasServices },
      ),
    )
  const topId = await add(top, 'Letterpress', null)
  const cardsId = await add('cards', 'Cards', topId)
  const postersId = await add('posters', 'Posters', topId)
  const seller = actorOf(await transaction((tx) => makeMember(tx)))
  const publish = (categoryId: string, title: string, priceMinor: number, deliveryDays: number) =>
    transaction(async (tx) => {
      const pictureId = await makePicture(tx, seller.id)
      const content = someContent({ categoryId, title, gallery: [{ pictureId, alt: title }] })
      const [basic] = content.packages
      if (!basic) throw new Error('There is no first package')
      await publishSome(
        tx,
        seller,
        { ...content, packages: [{ ...basic, priceMinor, deliveryDays }] },
        settings,
      )
    })
  await publish(cardsId, 'Wedding cards printed on cotton paper', 9_000, 7)
  await publish(cardsId, 'Calling cards with a blind impression', 4_000, 3)
  await publish(postersId, 'Concert posters from wooden letters', 30_000, 14)
  await database.close()
  return { top, cards: `${top}/cards`, posters: `${top}/posters` }
}
