import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { addFavourite, removeFavourite } from '#domain/favourites/index.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { refreshFavouritesCount } from '../quality/count-favourites.ts'
import { listServicesOf, pauseService } from '../index.ts'
import { serviceFigures } from '../schema.server.ts'
import { publishSome, someContent } from '../testing.ts'

const { db, transaction } = await testDatabase()
const settings = await readSettings(db, new Date())

async function sellsThree() {
  return transaction(async (tx) => {
    const seller = actorOf(await makeMember(tx))
    const { id: categoryId } = await makeCategory(tx)
    const gallery = [{ pictureId: await makePicture(tx, seller.id), alt: 'A cover' }]
    const services = []
    for (let number = 0; number < 3; number++)
      services.push(await publishSome(tx, seller, someContent({ categoryId, gallery }), settings))
    return { seller, services }
  })
}

test('a seller’s services come best first, without what is paused, and are counted whole', async () => {
  const { seller, services } = await sellsThree()
  const [first, second, third] = services.map(({ id }) => id)
  const setQuality = (id: string | undefined, quality: number) =>
    db
      .update(serviceFigures)
      .set({ quality })
      .where(eq(serviceFigures.serviceId, id ?? ''))
  await setQuality(second, 0.9)
  await setQuality(third, 0.5)
  await setQuality(first, 0.1)
  const { cards, count } = await listServicesOf(db, seller.id, 2)
  expect([cards.map(({ id }) => id), count]).toEqual([[second, third], 3])
  await transaction((tx) => pauseService(tx, seller, { serviceId: second ?? '' }))
  expect((await listServicesOf(db, seller.id, 9)).cards.map(({ id }) => id)).toEqual([third, first])
})

test('how many keep a service is counted anew each time', async () => {
  const { services } = await sellsThree()
  const id = services[0]?.id ?? ''
  const countOf = async () =>
    (await db.select().from(serviceFigures).where(eq(serviceFigures.serviceId, id)))[0]?.favouritesCount
  const [ann, bob] = await transaction(async (tx) => [
    actorOf(await makeMember(tx)),
    actorOf(await makeMember(tx)),
  ])
  const subject = { kind: 'service' as const, id }
  for (const actor of [ann, bob])
    await transaction((tx) => addFavourite(tx, actor, subject, { isThere: async () => true }))
  for (let time = 0; time < 2; time++) await transaction((tx) => refreshFavouritesCount(tx, id))
  expect(await countOf()).toBe(2)
  await transaction((tx) => removeFavourite(tx, ann, subject))
  await transaction((tx) => refreshFavouritesCount(tx, id))
  expect(await countOf()).toBe(1)
})
