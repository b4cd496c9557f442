import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { listCardsAt, nameServices, pauseService } from '../index.ts'
import { publishSome, someContent } from '../testing.ts'

const { db, transaction } = await testDatabase()
const settings = await readSettings(db, new Date())

test('services are named and found at their addresses, in the order asked, while everyone may see them', async () => {
  const { seller, one, two } = await transaction(async (tx) => {
    const actor = actorOf(await makeMember(tx))
    const { id: categoryId } = await makeCategory(tx)
    const gallery = [{ pictureId: await makePicture(tx, actor.id), alt: 'A cover' }]
    const publish = () => publishSome(tx, actor, someContent({ categoryId, gallery }), settings)
    return { seller: actor, one: await publish(), two: await publish() }
  })
  const slugs = [two.slug, 'no-such-service', one.slug]
  expect((await listCardsAt(db, slugs)).map(({ id }) => id)).toEqual([two.id, one.id])
  await transaction((tx) => pauseService(tx, seller, { serviceId: one.id }))
  expect((await listCardsAt(db, slugs)).map(({ id }) => id)).toEqual([two.id])
  const names = await nameServices(db, [one.id, two.id])
  expect([...names]).toEqual([[two.id, { title: two.title, slug: two.slug }]])
})
