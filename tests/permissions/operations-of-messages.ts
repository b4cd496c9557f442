import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { acceptDeal } from '#domain/deals/index.ts'
import { aProposal } from '#domain/deals/testing.ts'
import {
  addQuickReply,
  archiveConversation,
  changeQuickReply,
  chooseMarks,
  deleteMessage,
  editMessage,
  endAbsence,
  followDeal,
  keepDraft,
  listQuickReplies,
  markRead,
  markUnread,
  muteConversation,
  pinConversation,
  removeQuickReply,
  sendMessage,
  setAbsence,
  tellTyping,
  writeAboutProposal,
  writeInDeal,
  writeToMember,
} from '#domain/messages/index.ts'
import { aConversation, said } from '#domain/messages/testing.ts'
import { sendProposal } from '#domain/projects/index.ts'
import { openSome, someProposal } from '#domain/projects/testing.ts'
import { operation, own, type Operations } from './operation.ts'
import type { Person } from './people.ts'
import { context, type Scene } from './scene.ts'
import { before } from './things-of-ann.ts'

const anns: Person[] = ['Ann', 'Ann, an administrator']
const active: Person[] = [...anns, 'another member', 'administrator']
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

export const operationsOfMessages: Operations = {
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
