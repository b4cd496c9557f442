import { findMemberId } from '#domain/accounts/index.ts'
import { operator, type MemberActor } from '#domain/actor.ts'
import {
  approveService,
  draftService,
  pauseService,
  rejectService,
  submitService,
  hasServices,
} from '#domain/catalogue/index.ts'
import { addCategory, findTree } from '#domain/categories/index.ts'
import { addWork } from '#domain/portfolio/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { demoOrigin, type DemoGiven, type DemoStep } from './demo-step.ts'
import { drawPictureOfWork, hangPictureOfWork } from './draw-picture-of-work.ts'
import type { DemoService } from './services/services-of-the-demo.ts'
import { shelves } from './shelves/shelves-of-the-demo.ts'
import type { DemoWork } from './works/works-of-the-demo.ts'

const REASON = 'The shelves of the demo'

const given = { origin: demoOrigin, hasServices }

const theCategories: DemoStep = {
  name: 'the categories',
  daysAgo: 208,
  make: async (tx) => {
    for (const { top, blocks } of shelves) {
      if (!top) continue
      const parentId = await addCategory(tx, operator, { ...top, parentId: null, reason: REASON }, given)
      for (const { category } of blocks) {
        if (category) await addCategory(tx, operator, { ...category, parentId, reason: REASON }, given)
      }
    }
  },
}

/** Written, submitted and looked at like any other; a few still wait for the moderator. */
const offerService = (service: DemoService): DemoStep => ({
  name: `service: ${service.content.title}`,
  daysAgo: service.daysAgo,
  prepare: async (files) => {
    const drawn = await Promise.all(
      service.pictures.map(({ subject }, place) => drawPictureOfWork(subject, place === 0)),
    )
    return async (tx, given) => {
      const actor = await memberNamed(tx, service.username, given)
      const gallery = []
      for (const [place, image] of drawn.entries()) {
        const pictureId = await hangPictureOfWork(tx, actor, image, files)
        gallery.push({ pictureId, alt: service.pictures[place]?.alt ?? '' })
      }
      const categoryId = await categoryIdOf(tx, service.slug, given)
      const { serviceId } = await draftService(tx, actor, { ...service.content, categoryId, gallery })
      await meetFate(tx, actor, serviceId, service.fate, given)
    }
  },
})

async function meetFate(
  tx: Transaction,
  actor: MemberActor,
  serviceId: string,
  fate: DemoService['fate'],
  { settings, siteOrigin }: DemoGiven,
): Promise<void> {
  const given = { settings, siteOrigin, origin: demoOrigin }
  if (fate === 'drafted') return
  await submitService(tx, actor, { serviceId }, given)
  if (fate === 'waiting') return
  if (fate === 'rejected') {
    const reasons = ['The pictures do not show your own work']
    await rejectService(
      tx,
      operator,
      { serviceId, reasons, note: 'Show two texts that you have written.' },
      given,
    )
    return
  }
  await approveService(tx, operator, { serviceId, note: '' }, given)
  if (fate === 'paused') await pauseService(tx, actor, { serviceId })
}

const showWork = (work: DemoWork): DemoStep => ({
  name: `work of ${work.username}: ${work.input.title}`,
  daysAgo: work.daysAgo,
  prepare: async (files) => {
    const image = await drawPictureOfWork(work.picture.subject, false)
    return (tx, given) => hangWork(tx, work, given, (actor) => hangPictureOfWork(tx, actor, image, files))
  },
})

async function hangWork(
  tx: Transaction,
  { username, slug, input, picture }: DemoWork,
  given: DemoGiven,
  hang: (actor: MemberActor) => Promise<string>,
): Promise<void> {
  const actor = await memberNamed(tx, username, given)
  const gallery = [{ pictureId: await hang(actor), alt: picture.alt }]
  await addWork(tx, actor, { ...input, gallery, categoryId: await categoryIdOf(tx, slug, given) })
}

async function memberNamed(tx: Transaction, username: string, { ids }: DemoGiven): Promise<MemberActor> {
  const id = ids.members.get(username) ?? (await findMemberId(tx.db, username))
  if (!id) throw new Error(`${username} has not joined`)
  ids.members.set(username, id)
  return { kind: 'member', id, role: 'member', state: 'active' }
}

async function categoryIdOf(tx: Transaction, slug: string, { ids }: DemoGiven): Promise<string> {
  if (ids.categories.size === 0)
    for (const { below } of await findTree(tx.db))
      for (const { slug: name, id } of below) ids.categories.set(name, id)
  const found = ids.categories.get(slug)
  if (!found) throw new Error(`There is no category ${slug}`)
  return found
}

/** Shelves, then what hangs on them, in the order in which it came. */
export function fillShelves(services: readonly DemoService[]): DemoStep[] {
  return [theCategories, ...services.map(offerService).toSorted(longestAgo)]
}

/** What nobody has bought yet, and what people only show. */
export function hangTheRest(services: readonly DemoService[], works: readonly DemoWork[]): DemoStep[] {
  return [...services.map(offerService), ...works.map(showWork)].toSorted(longestAgo)
}

const longestAgo = (one: DemoStep, other: DemoStep) => other.daysAgo - one.daysAgo
