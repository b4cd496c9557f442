import { randomBytes } from 'node:crypto'
import type { member } from '#domain/accounts/schema.server.ts'
import { actorOf } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { draftService, submitService } from '#domain/catalogue/index.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { addFavourite, addList } from '#domain/favourites/index.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { makeWork } from '#domain/portfolio/testing.ts'
import { saveSearch } from '#domain/saved-searches/index.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

type Row = typeof member.$inferSelect

/** Everything that a member of the market can have, by the names that addresses and forms give it. */
export async function makeMarketOf(tx: Transaction, who: Row) {
  const actor = actorOf(who)
  const category = await makeCategory(tx)
  const other = await makeCategory(tx, { below: category })
  const spare = await makeCategory(tx)
  const pictureId = await makePicture(tx, who.id)
  const content = async () =>
    someContent({
      categoryId: other.id,
      gallery: [{ pictureId: await makePicture(tx, who.id), alt: 'A careful piece' }],
    })
  const draft = await draftService(tx, actor, await content())
  const shown = await publishSome(tx, actor, await content(), settings)
  const waiting = await submitted(tx, actor, await content())
  const work = await makeWork(tx, actor)
  const { listId } = await addList(tx, actor, { title: `Kept ${randomBytes(4).toString('hex')}` })
  await addFavourite(tx, actor, { kind: 'member', id: who.id }, { isThere: async () => true })
  const address = `q=${who.username}`
  await saveSearch(tx, actor, {
    title: who.username,
    address,
    query: { words: who.username, exactly: false, filters: { kind: 'service' }, sort: 'newest' },
  })
  return {
    category: category.id,
    leaf: other.path,
    spare: spare.id,
    picture: pictureId,
    draft: draft.slug,
    draftId: draft.serviceId,
    shown: shown.slug,
    shownId: shown.id,
    waiting: waiting.slug,
    waitingId: waiting.serviceId,
    work: work.workId,
    list: listId,
  }
}

async function submitted(tx: Transaction, actor: MemberActor, content: ReturnType<typeof someContent>) {
  const made = await draftService(tx, actor, content)
  await submitService(tx, actor, { serviceId: made.serviceId }, { settings })
  return made
}

export type MarketThings = Awaited<ReturnType<typeof makeMarketOf>>
