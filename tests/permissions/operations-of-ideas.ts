import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makePost } from '#domain/blog/testing.ts'
import {
  addKind,
  addState,
  ageVotes,
  bringBackToDictionary,
  castVote,
  countWaitingIdeas,
  deleteFromDictionary,
  editComment,
  editIdea,
  findAnswerDays,
  findDeskIdea,
  findIdeasByNumber,
  foldCounts,
  followIdea,
  handleManyIdeas,
  hideComment,
  hideIdea,
  linkPost,
  linkRuleChange,
  listDeskIdeas,
  listIdeasForFile,
  mergeIdeas,
  moveInDictionary,
  proposeIdea,
  respondToIdea,
  restoreComment,
  restoreIdea,
  retireFromDictionary,
  saveDictionary,
  setKindOfIdea,
  stopFollowing,
  takeVoteBack,
  unlinkOutcome,
  withdrawIdea,
  writeComment,
} from '#domain/ideas/index.ts'
import { ideaKind, ideaOutcome, ideaComment, idea } from '#domain/ideas/schema.server.ts'
import { aVoter, anIdea, named } from '#domain/ideas/testing.ts'
import { settingChange } from '#domain/settings/schema.server.ts'
import { eq } from 'drizzle-orm'
import { admins, operation, otherModeration, own, type Operations, verifiedMembers } from './operation.ts'
import { within } from './operations-of-payouts.ts'
import { context, type Scene } from './scene.ts'
import { before } from './things-of-ann.ts'

const reason = 'For a test of permissions'
const annHerself = ['Ann', 'Ann, an administrator'] as const

/** An idea of Ann's that nobody else voted for. */
const ofAnn = ({ tx, ann }: Scene) => anIdea(tx, { author: before(ann) })

async function commentOfAnn(scene: Scene): Promise<string> {
  const { ideaId } = await ofAnn(scene)
  const { commentId } = await writeComment(scene.tx, before(scene.ann), { ideaId, text: 'Said by Ann' })
  return commentId
}

/** A kind that no idea is of. */
async function unusedKind({ tx }: Scene): Promise<string> {
  const [made] = await tx.db
    .insert(ideaKind)
    .values({ label: 'Unused', colour: 'soft', position: 99 })
    .returning({ id: ideaKind.id })
  return made?.id ?? ''
}

const row = { label: 'Another one', colour: 'ink', description: '' } as const
const ends = { isFinal: false, isRefusal: false }

/** Proposing, voting and talking are for members; speaking for the marketplace is for administrators. */
export const operationsOfIdeas: Operations = {
  'ideas.proposeIdea': own(verifiedMembers, async ({ tx, self }) => {
    const kindId = await named(tx, 'Deals')
    return () => proposeIdea(tx, self, { title: 'Something to have', text: 'Why not', kindId }, context)
  }),
  'ideas.editIdea': operation(annHerself, async (scene) => {
    const { ideaId } = await ofAnn(scene)
    const edited = {
      ideaId,
      title: 'Something else to have',
      text: 'Yes',
      kindId: await named(scene.tx, 'Deals'),
    }
    return () => editIdea(scene.tx, scene.self, edited)
  }),
  'ideas.withdrawIdea': operation(annHerself, async (scene) => {
    const { ideaId } = await ofAnn(scene)
    return () => withdrawIdea(scene.tx, scene.self, { ideaId })
  }),
  'ideas.castVote': operation(verifiedMembers, async ({ tx, self }) => {
    const { ideaId } = await anIdea(tx)
    return () => castVote(tx, self, { ideaId }, context)
  }),
  'ideas.takeVoteBack': operation(verifiedMembers, async ({ tx, self }) => {
    const { ideaId } = await anIdea(tx)
    return () => takeVoteBack(tx, self, { ideaId })
  }),
  'ideas.followIdea': operation(verifiedMembers, async ({ tx, self }) => {
    const { ideaId } = await anIdea(tx)
    return () => followIdea(tx, self, { ideaId })
  }),
  'ideas.stopFollowing': operation(verifiedMembers, async ({ tx, self }) => {
    const { ideaId } = await anIdea(tx)
    return () => stopFollowing(tx, self, { ideaId })
  }),
  'ideas.writeComment': operation(verifiedMembers, async ({ tx, self }) => {
    const { ideaId } = await anIdea(tx)
    return () => writeComment(tx, self, { ideaId, text: 'Yes, please' })
  }),
  'ideas.editComment': operation(annHerself, async (scene) => {
    const commentId = await commentOfAnn(scene)
    return () => editComment(scene.tx, scene.self, { commentId, text: 'Said otherwise' })
  }),
  'ideas.respondToIdea': operation(admins, async (scene) => {
    const { ideaId } = await ofAnn(scene)
    const stateId = await named(scene.tx, 'Planned')
    return () => respondToIdea(scene.tx, scene.self, { ideaId, stateId, words: '', answer: '' }, context)
  }),
  'ideas.setKindOfIdea': operation(admins, async (scene) => {
    const { ideaId } = await ofAnn(scene)
    const kindId = await named(scene.tx, 'Deals')
    return () => setKindOfIdea(scene.tx, scene.self, { ideaId, kindId }, context)
  }),
  'ideas.mergeIdeas': operation(admins, async (scene) => {
    const { ideaId } = await ofAnn(scene)
    const into = await anIdea(scene.tx)
    await aVoter(scene.tx, ideaId)
    return () => mergeIdeas(scene.tx, scene.self, { ideaId, intoId: into.ideaId }, context)
  }),
  'ideas.handleManyIdeas': operation(admins, async (scene) => {
    const { number } = await ofAnn(scene)
    const kindId = await named(scene.tx, 'Deals')
    return () => handleManyIdeas(scene.tx, scene.self, { what: 'kind', numbers: [number], kindId }, context)
  }),
  'ideas.linkRuleChange': operation(admins, async (scene) => {
    const { ideaId } = await ofAnn(scene)
    const [change] = await scene.tx.db
      .insert(settingChange)
      .values({
        key: 'clearingDays',
        value: 4,
        previous: 5,
        changedBy: 'operator',
        reason,
        announcedAt: scene.tx.now,
        effectiveAt: scene.tx.now,
      })
      .returning({ id: settingChange.id })
    return () => linkRuleChange(scene.tx, scene.self, { ideaId, changeId: change?.id ?? 0 }, context)
  }),
  'ideas.linkPost': operation(admins, async (scene) => {
    const { ideaId } = await ofAnn(scene)
    const { postId } = await makePost(scene.tx, actorOf(await makeMember(scene.tx, { role: 'admin' })))
    return () => linkPost(scene.tx, scene.self, { ideaId, postId }, context)
  }),
  'ideas.unlinkOutcome': operation(admins, async (scene) => {
    const { ideaId } = await ofAnn(scene)
    const outcome = { ideaId, kind: 'post', key: 'news' } as const
    await scene.tx.db
      .insert(ideaOutcome)
      .values({ ...outcome, title: 'News', address: '/blog/news', at: scene.tx.now })
    return () => unlinkOutcome(scene.tx, scene.self, outcome, context)
  }),
  'ideas.hideIdea': operation(otherModeration, async (scene) => {
    const { ideaId } = await ofAnn(scene)
    return () => hideIdea(scene.tx, scene.self, { ideaId, reason }, context)
  }),
  'ideas.restoreIdea': operation(otherModeration, async (scene) => {
    const { ideaId } = await ofAnn(scene)
    await scene.tx.db
      .update(idea)
      .set({ hiddenAt: scene.tx.now, hiddenReason: reason })
      .where(eq(idea.id, ideaId))
    return () => restoreIdea(scene.tx, scene.self, { ideaId, reason }, context)
  }),
  'ideas.hideComment': operation(otherModeration, async (scene) => {
    const commentId = await commentOfAnn(scene)
    return () => hideComment(scene.tx, scene.self, { commentId, reason }, context)
  }),
  'ideas.restoreComment': operation(otherModeration, async (scene) => {
    const commentId = await commentOfAnn(scene)
    await scene.tx.db.update(ideaComment).set({ hiddenAt: scene.tx.now }).where(eq(ideaComment.id, commentId))
    return () => restoreComment(scene.tx, scene.self, { commentId, reason }, context)
  }),
  'ideas.addState': operation(
    admins,
    ({ tx, self }) =>
      () =>
        addState(tx, self, { ...row, ...ends }, context),
  ),
  'ideas.addKind': operation(
    admins,
    ({ tx, self }) =>
      () =>
        addKind(tx, self, row, context),
  ),
  'ideas.saveDictionary': operation(admins, async ({ tx, self }) => {
    const id = await named(tx, 'Deals')
    return () => saveDictionary(tx, self, { kinds: [{ id, ...row }] }, context)
  }),
  'ideas.moveInDictionary': operation(admins, async ({ tx, self }) => {
    const id = await named(tx, 'Deals')
    return () => moveInDictionary(tx, self, { list: 'kind', id, to: 'up' }, context)
  }),
  'ideas.retireFromDictionary': operation(admins, async ({ tx, self }) => {
    const id = await named(tx, 'Deals')
    return () => retireFromDictionary(tx, self, { list: 'kind', id }, context)
  }),
  'ideas.bringBackToDictionary': operation(admins, async ({ tx, self }) => {
    const id = await named(tx, 'Deals')
    return () => bringBackToDictionary(tx, self, { list: 'kind', id }, context)
  }),
  'ideas.deleteFromDictionary': operation(admins, async (scene) => {
    const id = await unusedKind(scene)
    return () => deleteFromDictionary(scene.tx, scene.self, { list: 'kind', id }, context)
  }),
  'ideas.listDeskIdeas': operation(
    admins,
    ({ db, asks }) =>
      () =>
        listDeskIdeas(db, asks, { view: 'all' }),
  ),
  'ideas.listIdeasForFile': operation(
    admins,
    ({ db, asks }) =>
      () =>
        listIdeasForFile(db, asks, { view: 'all' }),
  ),
  'ideas.countWaitingIdeas': operation(
    admins,
    ({ db, asks }) =>
      () =>
        countWaitingIdeas(db, asks),
  ),
  'ideas.findAnswerDays': operation(
    admins,
    ({ db, asks }) =>
      () =>
        findAnswerDays(db, asks),
  ),
  'ideas.findIdeasByNumber': operation(
    admins,
    ({ db, asks }) =>
      () =>
        findIdeasByNumber(db, asks, [1]),
  ),
  'ideas.findDeskIdea': operation(admins, async (scene) => {
    const { number } = await ofAnn(scene)
    return () => findDeskIdea(within(scene), scene.asks, number)
  }),
  'ideas.ageVotes': operation(
    ['clock'],
    ({ tx, asks }) =>
      () =>
        ageVotes(tx, asks),
  ),
  'ideas.foldCounts': operation(
    ['clock'],
    ({ tx, asks }) =>
      () =>
        foldCounts(tx, asks),
  ),
}
