import { eq } from 'drizzle-orm'
import { makeMember } from '#domain/accounts/testing.ts'
import { blockPerson, unblockPerson } from '#domain/blocks/index.ts'
import {
  addFavourite,
  addList,
  moveFavourite,
  removeFavourite,
  removeList,
  renameList,
} from '#domain/favourites/index.ts'
import { changeSavedSearch, removeSavedSearch, saveSearch, stopAlerts } from '#domain/saved-searches/index.ts'
import { savedSearch } from '#domain/saved-searches/schema.server.ts'
import { forgetViewed } from '#domain/views/index.ts'
import { viewedService } from '#domain/views/schema.server.ts'
import { everyone, livingMembers, openMembers, operation, type Operations, own } from './operation.ts'
import type { Scene, Participant } from './scene.ts'
import { before } from './things-of-ann.ts'

const owners = openMembers.filter((person) => person.startsWith('Ann'))

const subject = { kind: 'service' as const, id: '7f3c1a52-4b4e-4d0a-9d41-0a4f6c1f2b11' }
const there = { isThere: async () => true }
const search = {
  title: 'Logos',
  address: '/search?q=logo',
  query: { words: 'logo', filters: { kind: 'service' as const }, sort: 'relevance' as const },
}

/** A favourite and a second list of somebody's. */
async function keep({ tx }: Scene, who: Participant) {
  await addFavourite(tx, before(who), subject, there)
  return addList(tx, before(who), { title: 'For later' })
}

/** Everyone keeps the same, so that what is refused is refused for whose list it is. */
async function keepBoth(scene: Scene) {
  const anns = await keep(scene, scene.ann)
  if (scene.mine.id !== scene.ann.id) await keep(scene, scene.mine)
  return anns
}

async function searchOf({ tx }: Scene, who: Participant) {
  await saveSearch(tx, before(who), search)
  const [saved] = await tx.db.select().from(savedSearch).where(eq(savedSearch.memberId, who.id))
  if (!saved) throw new Error('No search was saved')
  return saved
}

const ofFavourites: Operations = {
  'favourites.addFavourite': own(openMembers, ({ tx, asks }) => {
    return () => addFavourite(tx, asks, subject, there)
  }),
  'favourites.addFavourite to a list of Ann’s': operation(owners, async (scene) => {
    const { listId } = await keepBoth(scene)
    const other = { ...subject, id: scene.ann.id }
    return () => addFavourite(scene.tx, scene.asks, { ...other, listId }, there)
  }),
  'favourites.addList': own(openMembers, ({ tx, asks }) => {
    return () => addList(tx, asks, { title: 'For later' })
  }),
  'favourites.moveFavourite': operation(owners, async (scene) => {
    const { listId } = await keepBoth(scene)
    return () => moveFavourite(scene.tx, scene.asks, { ...subject, listId })
  }),
  'favourites.removeFavourite': own(openMembers, async (scene) => {
    await keepBoth(scene)
    return () => removeFavourite(scene.tx, scene.asks, subject)
  }),
  'favourites.removeList': operation(owners, async (scene) => {
    const { listId } = await keepBoth(scene)
    return () => removeList(scene.tx, scene.asks, { listId })
  }),
  'favourites.renameList': operation(owners, async (scene) => {
    const { listId } = await keepBoth(scene)
    return () => renameList(scene.tx, scene.asks, { listId, title: 'For now' })
  }),
}

const ofSearches: Operations = {
  'saved-searches.changeSavedSearch': operation(owners, async (scene) => {
    const { id: searchId } = await searchOf(scene, scene.ann)
    return () => changeSavedSearch(scene.tx, scene.self, { searchId, title: 'Marks' })
  }),
  // One that is not theirs is as good as gone, so another who asks is told nothing, and nothing happens.
  'saved-searches.removeSavedSearch': own(openMembers, async (scene) => {
    const { id: searchId } = await searchOf(scene, scene.ann)
    return () => removeSavedSearch(scene.tx, scene.self, { searchId })
  }),
  'saved-searches.saveSearch': own(openMembers, ({ tx, self }) => {
    return () => saveSearch(tx, self, search)
  }),
  // Whoever holds the letter may.
  'saved-searches.stopAlerts': operation(everyone, async (scene) => {
    const { stopToken } = await searchOf(scene, scene.ann)
    return () => stopAlerts(scene.tx, scene.asks, stopToken)
  }),
}

const ofBlocks: Operations = {
  'blocks.blockPerson': own(livingMembers, async ({ tx, self }) => {
    const { id: memberId } = await makeMember(tx)
    return () => blockPerson(tx, self, { memberId, note: '' })
  }),
  'blocks.unblockPerson': own(livingMembers, async ({ tx, self, ann }) => {
    const { id: memberId } = await makeMember(tx)
    await blockPerson(tx, before(ann), { memberId, note: '' })
    return () => unblockPerson(tx, self, { memberId })
  }),
}

/** What members keep for themselves. */
export const operationsOfKeeping: Operations = {
  ...ofBlocks,
  ...ofFavourites,
  ...ofSearches,
  'views.forgetViewed': own(livingMembers, async ({ tx, self, ann }) => {
    await tx.db.insert(viewedService).values({ memberId: ann.id, serviceId: subject.id, viewedAt: tx.now })
    return () => forgetViewed(tx, self)
  }),
}
