import {
  approveService,
  archiveService,
  changePrices,
  countModerationQueue,
  countPublished,
  countSubmitted,
  discardDraft,
  draftService,
  duplicateService,
  findForReview,
  findNextInQueue,
  findSellerHistories,
  listModeratedForFile,
  listModerationQueue,
  offerFor,
  pauseService,
  readModerationFilters,
  rejectService,
  restoreService,
  resumeService,
  saveDraft,
  submitService,
  takeDownService,
  withdrawService,
} from '#domain/catalogue/index.ts'
import { moderation, openMembers, operation, type Operations, otherModeration, own } from './operation.ts'
import type { Person } from './people.ts'
import { context, type Scene } from './scene.ts'
import { before, draftOf, ofTeamOf, publishedOf, submittedOf } from './things-of-ann.ts'

const writers = openMembers.filter((person) => person.startsWith('Ann'))
const sellers: Person[] = ['Ann', 'Ann, an administrator']
/** Nobody decides on what is their own. */
const moderators: Person[] = [...otherModeration, 'operator']

const rejection = { reasons: ['The pictures are not yours'], note: '' }
const ranges = ({ tx }: Scene) => [{ from: tx.now, to: tx.now }]
const filters = readModerationFilters(new URLSearchParams())

/** What a seller does to a service; it is always Ann's, and nobody else's business. */
const ofSellers: Operations = {
  'catalogue.archiveService': operation(writers, async (scene) => {
    const { serviceId } = await publishedOf(scene, scene.ann)
    return () => archiveService(scene.tx, scene.self, { serviceId })
  }),
  'catalogue.changePrices': operation(sellers, async (scene) => {
    const { serviceId } = await publishedOf(scene, scene.ann)
    const packages = [{ tier: 'basic' as const, priceMinor: 6_000, deliveryDays: 4 }]
    return () => changePrices(scene.tx, scene.self, { serviceId, packages }, context)
  }),
  'catalogue.discardDraft': operation(writers, async (scene) => {
    const { serviceId, content } = await publishedOf(scene, scene.ann)
    const newer = { ...content, title: 'Newer words for careful work' }
    await saveDraft(scene.tx, before(scene.ann), { serviceId, content: newer, basedOn: null })
    return () => discardDraft(scene.tx, scene.self, { serviceId })
  }),
  'catalogue.draftService': own(
    openMembers,
    ({ tx, self }) =>
      () =>
        draftService(tx, self),
  ),
  'catalogue.duplicateService': operation(writers, async (scene) => {
    const { serviceId } = await draftOf(scene, scene.ann)
    return () => duplicateService(scene.tx, scene.self, { serviceId })
  }),
  'catalogue.offerFor': operation(writers, async (scene) => {
    const { serviceId } = await draftOf(scene, scene.ann)
    return () => offerFor(scene.tx, scene.self, { serviceId, teamId: null })
  }),
  'catalogue.pauseService': operation(sellers, async (scene) => {
    const { serviceId } = await publishedOf(scene, scene.ann)
    return () => pauseService(scene.tx, scene.self, { serviceId })
  }),
  'catalogue.resumeService': operation(sellers, async (scene) => {
    const { serviceId } = await publishedOf(scene, scene.ann)
    await pauseService(scene.tx, before(scene.ann), { serviceId })
    return () => resumeService(scene.tx, scene.self, { serviceId })
  }),
  'catalogue.saveDraft': operation(writers, async (scene) => {
    const { serviceId, content } = await draftOf(scene, scene.ann)
    const newer = { ...content, title: 'Newer words for careful work' }
    return () => saveDraft(scene.tx, scene.self, { serviceId, content: newer, basedOn: null })
  }),
  'catalogue.submitService': operation(sellers, async (scene) => {
    const { serviceId } = await draftOf(scene, scene.ann)
    return () => submitService(scene.tx, scene.self, { serviceId }, context)
  }),
  'catalogue.withdrawService': operation(writers, async (scene) => {
    const { serviceId } = await submittedOf(scene, scene.ann)
    return () => withdrawService(scene.tx, scene.self, { serviceId })
  }),
}

/** The same to a service that the owner of her team wrote: Ann is a manager there. */
const ofManagers: Operations = {
  'catalogue.archiveService of a team': operation(writers, async (scene) => {
    const { serviceId } = await ofTeamOf(scene, scene.ann)
    return () => archiveService(scene.tx, scene.self, { serviceId })
  }),
  'catalogue.pauseService of a team': operation(sellers, async (scene) => {
    const { serviceId } = await ofTeamOf(scene, scene.ann)
    return () => pauseService(scene.tx, scene.self, { serviceId })
  }),
  'catalogue.saveDraft of a team': operation(writers, async (scene) => {
    const { serviceId, content } = await ofTeamOf(scene, scene.ann)
    const newer = { ...content, title: 'Newer words for careful work' }
    return () => saveDraft(scene.tx, scene.self, { serviceId, content: newer, basedOn: null })
  }),
  'catalogue.offerFor of a team': operation([], async (scene) => {
    const { serviceId } = await ofTeamOf(scene, scene.ann)
    return () => offerFor(scene.tx, scene.self, { serviceId, teamId: null })
  }),
}

const ofModerators: Operations = {
  'catalogue.approveService': operation(moderators, async (scene) => {
    const { serviceId } = await submittedOf(scene, scene.ann)
    return () => approveService(scene.tx, scene.asks, { serviceId, note: '' }, context)
  }),
  'catalogue.rejectService': operation(moderators, async (scene) => {
    const { serviceId } = await submittedOf(scene, scene.ann)
    return () => rejectService(scene.tx, scene.asks, { serviceId, ...rejection }, context)
  }),
  'catalogue.takeDownService': operation(moderators, async (scene) => {
    const { serviceId } = await publishedOf(scene, scene.ann)
    return () => takeDownService(scene.tx, scene.asks, { serviceId, ...rejection }, context)
  }),
  'catalogue.restoreService': operation(moderators, async (scene) => {
    const { serviceId } = await publishedOf(scene, scene.ann)
    await takeDownService(scene.tx, scene.of('moderator').actor, { serviceId, ...rejection }, context)
    return () => restoreService(scene.tx, scene.asks, { serviceId, reason: 'It was right' }, context)
  }),
  'catalogue.countModerationQueue': operation(
    moderation,
    ({ db, asks }) =>
      () =>
        countModerationQueue(db, asks),
  ),
  'catalogue.countPublished': operation(
    moderation,
    (scene) => () => countPublished(scene.db, scene.asks, ranges(scene)),
  ),
  'catalogue.countSubmitted': operation(
    moderation,
    (scene) => () => countSubmitted(scene.db, scene.asks, ranges(scene)),
  ),
  'catalogue.findForReview': operation(moderation, async (scene) => {
    const { serviceId } = await submittedOf(scene, scene.ann)
    return () => findForReview(scene.tx.db, scene.asks, serviceId)
  }),
  'catalogue.findNextInQueue': operation(moderation, async (scene) => {
    const { serviceId } = await submittedOf(scene, scene.ann)
    return () => findNextInQueue(scene.tx.db, scene.asks, [serviceId])
  }),
  'catalogue.findSellerHistories': operation(
    moderation,
    ({ db, asks, ann }) =>
      () =>
        findSellerHistories(db, asks, [ann.id]),
  ),
  'catalogue.listModeratedForFile': operation(
    moderation,
    ({ db, asks }) =>
      () =>
        listModeratedForFile(db, asks, filters),
  ),
  'catalogue.listModerationQueue': operation(
    moderation,
    ({ db, asks }) =>
      () =>
        listModerationQueue(db, asks, filters),
  ),
}

export const operationsOfCatalogue: Operations = { ...ofSellers, ...ofManagers, ...ofModerators }
