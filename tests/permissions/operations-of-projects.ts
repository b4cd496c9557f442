import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import {
  acceptProposal,
  approveProject,
  changeOpenProject,
  closeProject,
  confirmProposal,
  countProjectsInReview,
  declineProposal,
  editProposal,
  expireProject,
  extendProject,
  inviteSeller,
  listProjectQueue,
  postProject,
  readProposals,
  rejectProject,
  removeDraft,
  repostProject,
  restoreRejectedProject,
  restoreTakenProject,
  sendProposal,
  shortlistProposal,
  takeDownProject,
  withdrawProposal,
  writeProject,
} from '#domain/projects/index.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { openSome, someProject, someProposal } from '#domain/projects/testing.ts'
import {
  livingAnns,
  moderation,
  openMembers,
  operation,
  type Operations,
  otherModeration,
  own,
} from './operation.ts'
import type { Person } from './people.ts'
import { context, type Scene } from './scene.ts'
import { before } from './things-of-ann.ts'

const writers = openMembers.filter((person) => person.startsWith('Ann'))
const owners: Person[] = ['Ann', 'Ann, an administrator']
const enders: Person[] = [...owners, 'Ann, banned', 'Ann, deleting']
const active: Person[] = [...owners, 'another member', 'administrator', 'moderator', 'support', 'finance']
/** Nobody decides on what is their own. */
const moderators: Person[] = [...otherModeration, 'operator']

const reason = 'For a test of permissions'

const openOf = ({ tx, ann }: Scene) => openSome(tx, before(ann))
async function draftOf({ tx, ann }: Scene) {
  const { id: categoryId } = await makeCategory(tx)
  return writeProject(tx, before(ann), { content: someProject({ categoryId }) }, context)
}
async function submittedOf(scene: Scene) {
  const { projectId } = await draftOf(scene)
  await postProject(scene.tx, before(scene.ann), { projectId }, context)
  return { projectId }
}
const stranger = async ({ tx }: Scene) => actorOf(await makeMember(tx))
/** Somebody's answer to a project of Ann's. */
async function answered(scene: Scene) {
  const projectId = await openOf(scene)
  const seller = await stranger(scene)
  return { projectId, ...(await sendProposal(scene.tx, seller, { projectId, ...someProposal() }, context)) }
}
/** Ann's answer to a project of somebody's. */
async function answerOf(scene: Scene) {
  const projectId = await openSome(scene.tx, await stranger(scene))
  return sendProposal(scene.tx, before(scene.ann), { projectId, ...someProposal() }, context)
}

const ofOwners: Operations = {
  'projects.writeProject': own(openMembers, ({ tx, self }) => {
    return () => writeProject(tx, self, { content: someProject() }, context)
  }),
  'projects.writeProject over a draft': operation(writers, async (scene) => {
    const { projectId } = await draftOf(scene)
    return () => writeProject(scene.tx, scene.self, { projectId, content: someProject() }, context)
  }),
  'projects.postProject': operation(owners, async (scene) => {
    const draft = await draftOf(scene)
    return () => postProject(scene.tx, scene.self, draft, context)
  }),
  'projects.changeOpenProject': operation(owners, async (scene) => {
    const projectId = await openOf(scene)
    const { id: categoryId } = await makeCategory(scene.tx)
    const content = someProject({ categoryId, title: 'A sign of elm for a small bakery' })
    return () => changeOpenProject(scene.tx, scene.self, { projectId, content }, context)
  }),
  'projects.removeDraft': operation(writers, async (scene) => {
    const draft = await draftOf(scene)
    return () => removeDraft(scene.tx, scene.self, draft)
  }),
  'projects.repostProject': operation(writers, async (scene) => {
    const projectId = await openOf(scene)
    return () => repostProject(scene.tx, scene.self, { projectId }, context)
  }),
  'projects.extendProject': operation(owners, async (scene) => {
    const projectId = await openOf(scene)
    return () => extendProject(scene.tx, scene.self, { projectId }, context)
  }),
  'projects.closeProject': operation(enders, async (scene) => {
    const { projectId } = await answered(scene)
    return () => closeProject(scene.tx, scene.self, { projectId })
  }),
  'projects.inviteSeller': operation(owners, async (scene) => {
    const projectId = await openOf(scene)
    const { id: sellerId } = await stranger(scene)
    return () => inviteSeller(scene.tx, scene.self, { projectId, sellerId })
  }),
  'projects.readProposals': operation(livingAnns, async (scene) => {
    const { projectId } = await answered(scene)
    return () => readProposals(scene.tx, scene.self, { projectId })
  }),
  'projects.shortlistProposal': operation(owners, async (scene) => {
    const { proposalId } = await answered(scene)
    return () => shortlistProposal(scene.tx, scene.self, { proposalId, isOn: true })
  }),
  'projects.declineProposal': operation(owners, async (scene) => {
    const { proposalId } = await answered(scene)
    return () => declineProposal(scene.tx, scene.self, { proposalId, note: '' })
  }),
  'projects.acceptProposal': operation(owners, async (scene) => {
    const { proposalId } = await answered(scene)
    return () => acceptProposal(scene.tx, scene.self, { proposalId }, context)
  }),
}

const ofSellers: Operations = {
  'projects.sendProposal': own(active, async (scene) => {
    const projectId = await openSome(scene.tx, await stranger(scene))
    return () => sendProposal(scene.tx, scene.self, { projectId, ...someProposal() }, context)
  }),
  'projects.editProposal': operation(owners, async (scene) => {
    const { proposalId } = await answerOf(scene)
    return () => editProposal(scene.tx, scene.self, { proposalId, ...someProposal() }, context)
  }),
  'projects.confirmProposal': operation(owners, async (scene) => {
    const { proposalId } = await answerOf(scene)
    return () => confirmProposal(scene.tx, scene.self, { proposalId, version: 1 })
  }),
  'projects.withdrawProposal': operation(enders, async (scene) => {
    const { proposalId } = await answerOf(scene)
    return () => withdrawProposal(scene.tx, scene.self, { proposalId })
  }),
}

export const operationsOfProjects: Operations = {
  ...ofOwners,
  ...ofSellers,
  'projects.approveProject': operation(moderators, async (scene) => {
    const waiting = await submittedOf(scene)
    return () => approveProject(scene.tx, scene.asks, waiting, context)
  }),
  'projects.rejectProject': operation(moderators, async (scene) => {
    const waiting = await submittedOf(scene)
    const why = { reasons: ['Say what you need'], note: '' }
    return () => rejectProject(scene.tx, scene.asks, { ...waiting, ...why }, context)
  }),
  'projects.restoreRejectedProject': operation(moderators, async (scene) => {
    const waiting = await submittedOf(scene)
    const why = { reasons: ['Say what you need'], note: '' }
    await rejectProject(scene.tx, scene.of('moderator').actor, { ...waiting, ...why }, context)
    return () => restoreRejectedProject(scene.tx, scene.asks, { ...waiting, reason }, context)
  }),
  'projects.takeDownProject': operation(moderators, async (scene) => {
    const projectId = await openOf(scene)
    return () => takeDownProject(scene.tx, scene.asks, { projectId, reason }, context)
  }),
  'projects.restoreTakenProject': operation(moderators, async (scene) => {
    const projectId = await openOf(scene)
    await takeDownProject(scene.tx, scene.of('moderator').actor, { projectId, reason }, context)
    return () => restoreTakenProject(scene.tx, scene.asks, { projectId, reason }, context)
  }),
  'projects.expireProject': operation(['clock'], async (scene) => {
    const projectId = await openOf(scene)
    return () => expireProject(scene.tx, scene.asks, { projectId })
  }),
  'projects.listProjectQueue': operation(moderation, ({ db, asks }) => {
    return () => listProjectQueue(db, asks, { words: '', which: 'waiting', page: 1 })
  }),
  'projects.countProjectsInReview': operation(moderation, ({ db, asks }) => {
    return () => countProjectsInReview(db, asks)
  }),
}
