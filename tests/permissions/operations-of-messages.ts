import { eq } from 'drizzle-orm'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { acceptDeal } from '#domain/deals/index.ts'
import { aProposal, aTeamPair } from '#domain/deals/testing.ts'
import {
  addQuickReply,
  archiveConversation,
  changeQuickReply,
  chooseMarks,
  countAnswers,
  countFlags,
  countOutcomes,
  decideCase,
  deleteMessage,
  editMessage,
  exemptQuestion,
  expectMayJudge,
  findChatHistory,
  followDeal,
  keepDraft,
  listFlags,
  endAbsence,
  listQuickReplies,
  markRead,
  markUnread,
  muteConversation,
  openCase,
  openCaseFile,
  openFurther,
  pinConversation,
  readWarning,
  reportMessage,
  removeQuickReply,
  sendMessage,
  setAbsence,
  tellTyping,
  undoCase,
  writeAboutProposal,
  writeInDeal,
  writeToMember,
  writeToTeam,
} from '#domain/messages/index.ts'
import {
  message,
  messageFile,
  messageFlag,
  messageQuestion,
  messageWarning,
} from '#domain/messages/schema.server.ts'
import { aConversation, aFile, aReport, said } from '#domain/messages/testing.ts'
import { sendProposal } from '#domain/projects/index.ts'
import { openSome, someProposal } from '#domain/projects/testing.ts'
import { livingMembers, moderation, operation, type Operations, otherModeration, own } from './operation.ts'
import type { Person } from './people.ts'
import { context, type Scene } from './scene.ts'
import { before } from './things-of-ann.ts'

const anns: Person[] = ['Ann', 'Ann, an administrator']
const active: Person[] = [...anns, 'another member', 'administrator', 'moderator', 'support', 'finance']
const readingAnns: Person[] = [...anns, 'Ann, unverified', 'Ann, deleting']

/** Whoever may read messages at all. */
const ownSettings: Person[] = [...active, 'Ann, unverified', 'Ann, deleting', 'administrator, unverified']

async function aQuickReply({ tx, ann }: Scene): Promise<string> {
  await addQuickReply(tx, before(ann), { text: 'Hello {name}' })
  const [reply] = await listQuickReplies(tx.db, ann.id)
  return reply?.id ?? ''
}

/** A conversation that Ann began with somebody. */
const talk = ({ tx, ann }: Scene) => aConversation(tx, before(ann))
type Keep = (tx: Scene['tx'], actor: Scene['self'], which: { conversationId: string }) => Promise<void>

const keeping = (keep: Keep) =>
  operation(readingAnns, async (scene) => {
    const { conversationId } = await talk(scene)
    return () => keep(scene.tx, scene.self, { conversationId })
  })

/** A message of Ann's that her partner reported. */
async function reported(scene: Scene) {
  const { conversationId, bob } = await talk(scene)
  return aReport(scene.tx, bob, { conversationId, number: 1 })
}

const decided = { decision: 'warn', words: 'Pay here, or nobody can help you', days: 7 } as const

const ofModeration: Operations = {
  'messages.listFlags': operation(
    moderation,
    ({ tx, asks }) =>
      () =>
        listFlags(tx.db, asks, { filter: 'open' }),
  ),
  'messages.countFlags': operation(
    moderation,
    ({ tx, asks }) =>
      () =>
        countFlags(tx.db, asks),
  ),
  'messages.countOutcomes': operation(
    moderation,
    ({ tx, asks }) =>
      () =>
        countOutcomes(tx.db, asks, tx.now),
  ),
  'messages.findChatHistory': operation(moderation, ({ tx, asks, ann }) => {
    return () => findChatHistory(tx.db, asks, ann.id, tx.now)
  }),
  'messages.reportMessage': operation(readingAnns, async (scene) => {
    const { conversationId, bob } = await talk(scene)
    const isTheirs = eq(message.conversationId, conversationId)
    await scene.tx.db.update(message).set({ senderId: bob.id }).where(isTheirs)
    const report = { conversationId, number: 1, reason: 'insult', words: '' } as const
    return () => reportMessage(scene.tx, scene.self, report)
  }),
  'messages.openCase': operation(otherModeration, async (scene) => {
    const flagId = await reported(scene)
    return () => openCase(scene.tx, scene.asks, { flagId }, context)
  }),
  'messages.openCaseFile': operation(otherModeration, async (scene) => {
    const { tx, asks, ann } = scene
    const { conversationId, bob } = await talk(scene)
    const words = said('Look at this', { files: [aFile('threat.png')] })
    const { number } = await sendMessage(tx, before(ann), { conversationId, ...words })
    const flagId = await aReport(tx, bob, { conversationId, number })
    const isIt = eq(messageFile.conversationId, conversationId)
    const [file] = await tx.db.select().from(messageFile).where(isIt)
    return () => openCaseFile(tx, asks, { flagId, fileId: file?.id ?? '' }, context)
  }),
  'messages.openFurther': operation(otherModeration, async (scene) => {
    const flagId = await reported(scene)
    const reason = 'To see who began'
    return () => openFurther(scene.tx, scene.self, { flagId, reason }, context)
  }),
  'messages.decideCase': operation(otherModeration, async (scene) => {
    const flagId = await reported(scene)
    return () => decideCase(scene.tx, scene.self, { flagId, ...decided }, context)
  }),
  'messages.expectMayJudge': operation(otherModeration, async (scene) => {
    const flagId = await reported(scene)
    return () => expectMayJudge(scene.tx, scene.self, flagId)
  }),
  'messages.undoCase': operation(otherModeration, async (scene) => {
    const flagId = await reported(scene)
    const isIt = eq(messageFlag.id, flagId)
    await scene.tx.db
      .update(messageFlag)
      .set({ decision: 'warn', words: '', decidedAt: scene.tx.now })
      .where(isIt)
    return () => undoCase(scene.tx, scene.self, { flagId, reason: 'It was wrong' }, context)
  }),
  'messages.readWarning': own(livingMembers, async (scene) => {
    const { tx, ann, self } = scene
    const values = { memberId: ann.id, flagId: ann.id, words: 'Pay here', at: tx.now }
    const [warning] = await tx.db.insert(messageWarning).values(values).returning()
    return () => readWarning(tx, self, { warningId: warning?.id ?? '' })
  }),
  'messages.exemptQuestion': operation(readingAnns, async (scene) => {
    const { conversationId } = await talk(scene)
    const isHere = eq(messageQuestion.conversationId, conversationId)
    await scene.tx.db.update(messageQuestion).set({ memberId: scene.ann.id }).where(isHere)
    return () => exemptQuestion(scene.tx, scene.self, { conversationId })
  }),
  'messages.countAnswers': operation(['clock'], async (scene) => {
    const { id: memberId } = await makeMember(scene.tx)
    return () => countAnswers(scene.tx, scene.asks, { memberId })
  }),
}

export const operationsOfMessages: Operations = {
  ...ofModeration,
  'messages.sendMessage': operation(anns, async (scene) => {
    const { conversationId } = await talk(scene)
    return () => sendMessage(scene.tx, scene.self, { conversationId, ...said('And one more thing') })
  }),
  'messages.editMessage': operation(anns, async (scene) => {
    const { conversationId } = await talk(scene)
    return () => editMessage(scene.tx, scene.self, { conversationId, number: 1, text: 'Good evening' })
  }),
  'messages.deleteMessage': operation(anns, async (scene) => {
    const { conversationId } = await talk(scene)
    return () => deleteMessage(scene.tx, scene.self, { conversationId, number: 1 })
  }),
  'messages.tellTyping': operation(anns, async (scene) => {
    const { conversationId } = await talk(scene)
    return () => tellTyping(scene.tx, scene.self, { conversationId })
  }),
  'messages.writeToMember': own(active, async (scene) => {
    const { id: toId } = await makeMember(scene.tx)
    return () => writeToMember(scene.tx, scene.self, { toId, ...said('Do you paint ships?') })
  }),
  'messages.writeToTeam': own(active, async (scene) => {
    const { teamId } = await aTeamPair(scene.tx, [6_000, 4_000])
    return () => writeToTeam(scene.tx, scene.self, { teamId, ...said('Do you paint ships?') })
  }),
  'messages.writeInDeal': operation(anns, async (scene) => {
    const buyer = actorOf(await makeMember(scene.tx))
    const dealId = await aProposal(scene.tx, { buyer, seller: before(scene.ann) })
    return () => writeInDeal(scene.tx, scene.self, { dealId, ...said('I begin on Monday') })
  }),
  'messages.writeAboutProposal': operation(anns, async (scene) => {
    const { tx } = scene
    const projectId = await openSome(tx, before(scene.ann))
    const seller = actorOf(await makeMember(tx))
    const { proposalId } = await sendProposal(tx, seller, { projectId, ...someProposal() }, context)
    return () => writeAboutProposal(tx, scene.self, { proposalId, ...said('Which oak is it?') })
  }),
  'messages.markRead': keeping((tx, actor, which) => markRead(tx, actor, { ...which, upTo: 1 })),
  'messages.markUnread': keeping(markUnread),
  'messages.pinConversation': keeping((tx, actor, which) =>
    pinConversation(tx, actor, { ...which, isOn: true }),
  ),
  'messages.archiveConversation': keeping((tx, actor, which) =>
    archiveConversation(tx, actor, { ...which, isOn: true }),
  ),
  'messages.muteConversation': keeping((tx, actor, which) =>
    muteConversation(tx, actor, { ...which, for: 'a day' }),
  ),
  'messages.keepDraft': keeping((tx, actor, which) => keepDraft(tx, actor, { ...which, text: 'Dear' })),
  'messages.addQuickReply': own(
    ownSettings,
    (scene) => () => addQuickReply(scene.tx, scene.self, { text: 'Hello {name}' }),
  ),
  'messages.changeQuickReply': operation(readingAnns, async (scene) => {
    const id = await aQuickReply(scene)
    return () => changeQuickReply(scene.tx, scene.self, { id, text: 'Good evening' })
  }),
  'messages.removeQuickReply': own(ownSettings, async (scene) => {
    const id = await aQuickReply(scene)
    return () => removeQuickReply(scene.tx, scene.self, { id })
  }),
  'messages.setAbsence': own(active, (scene) => {
    const until = new Date(scene.tx.now.getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
    return () => setAbsence(scene.tx, scene.self, { until, words: 'Away', timeZone: 'UTC' })
  }),
  'messages.endAbsence': own(active, (scene) => () => endAbsence(scene.tx, scene.self)),
  'messages.chooseMarks': own(
    ownSettings,
    (scene) => () => chooseMarks(scene.tx, scene.self, { showsReadMarks: false, showsPresence: true }),
  ),
  'messages.followDeal': operation(['clock'], async (scene) => {
    // A banned one's deals begin nothing: these are two whom nobody has anything against.
    const { ann, bob } = await aConversation(scene.tx)
    const dealId = await aProposal(scene.tx, { buyer: bob, seller: ann })
    await acceptDeal(scene.tx, bob, { dealId, version: 1 })
    return () => followDeal(scene.tx, scene.asks, { dealId, number: 2 })
  }),
}
