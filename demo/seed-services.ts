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
import { demoOrigin, type DemoContext, type DemoStep } from './demo-step.ts'
import { memberNamed } from './member-named.ts'
import { drawPictureOfWork, addPictureOfWork } from './draw-picture-of-work.ts'
import type { DemoService } from './services/demo-services.ts'
import { sections } from './sections/demo-sections.ts'
import type { DemoWork } from './works/demo-works.ts'

const REASON = 'The shelves of the demo'

const context = { origin: demoOrigin, hasServices }

const seedCategories: DemoStep = {
  name: 'the categories',
  daysAgo: 208,
  make: async (tx) => {
    for (const { top, blocks } of sections) {
      if (!top) continue
      const parentId = await addCategory(tx, operator, { ...top, parentId: null, reason: REASON }, context)
      for (const { category } of blocks) {
        if (category) await addCategory(tx, operator, { ...category, parentId, reason: REASON }, context)
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
    return async (tx, context) => {
      const actor = await memberNamed(tx, service.username, context)
      const gallery = []
      for (const [place, image] of drawn.entries()) {
        const pictureId = await addPictureOfWork(tx, actor, image, files)
        gallery.push({ pictureId, alt: service.pictures[place]?.alt ?? '' })
      }
      const categoryId = await categoryIdOf(tx, service.slug, context)
      const { serviceId } = await draftService(tx, actor, { ...service.content, categoryId, gallery })
      await meetFate(tx, actor, serviceId, service.fate, context)
    }
  },
})

async function meetFate(
  tx: Transaction,
  actor: MemberActor,
  serviceId: string,
  fate: DemoService['fate'],
  { settings, siteOrigin }: DemoContext,
): Promise<void> {
  const context = { settings, siteOrigin, origin: demoOrigin }
  if (fate === 'drafted') return
  await submitService(tx, actor, { serviceId }, context)
  if (fate === 'waiting') return
  if (fate === 'rejected') {
    const reasons = ['The pictures do not show your own work']
    await rejectService(
      tx,
      operator,
      { serviceId, reasons, note: 'Show two texts that you have written.' },
      context,
    )
    return
  }
  await approveService(tx, operator, { serviceId, note: '' }, context)
  if (fate === 'paused') await pauseService(tx, actor, { serviceId })
}

const showWork = (work: DemoWork): DemoStep => ({
  name: `work of ${work.username}: ${work.input.title}`,
  daysAgo: work.daysAgo,
  prepare: async (files) => {
    const image = await drawPictureOfWork(work.picture.subject, false)
    return (tx, context) =>
      addPortfolioWork(tx, work, context, (actor) => addPictureOfWork(tx, actor, image, files))
  },
})

async function addPortfolioWork(
  tx: Transaction,
  { username, slug, input, picture }: DemoWork,
  context: DemoContext,
  addPicture: (actor: MemberActor) => Promise<string>,
): Promise<void> {
  const actor = await memberNamed(tx, username, context)
  const gallery = [{ pictureId: await addPicture(actor), alt: picture.alt }]
  await addWork(tx, actor, { ...input, gallery, categoryId: await categoryIdOf(tx, slug, context) })
}

async function categoryIdOf(tx: Transaction, slug: string, { ids }: DemoContext): Promise<string> {
  if (ids.categories.size === 0)
    for (const { below } of await findTree(tx.db))
      for (const { slug: name, id } of below) ids.categories.set(name, id)
  const found = ids.categories.get(slug)
  if (!found) throw new Error(`There is no category ${slug}`)
  return found
}

/** Categories, then their services, in the order in which they came. */
export function seedServices(services: readonly DemoService[]): DemoStep[] {
  return [seedCategories, ...services.map(offerService).toSorted(longestAgo)]
}

/** What nobody has bought yet, and what people only show. */
export function seedUnsoldAndWorks(services: readonly DemoService[], works: readonly DemoWork[]): DemoStep[] {
  return [...services.map(offerService), ...works.map(showWork)].toSorted(longestAgo)
}

const longestAgo = (one: DemoStep, other: DemoStep) => other.daysAgo - one.daysAgo
