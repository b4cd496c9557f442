import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { acceptDeal } from '#domain/deals/index.ts'
import { aProposal } from '#domain/deals/testing.ts'
import {
  archiveConversation,
  chooseMarks,
  deleteMessage,
  editMessage,
  followDeal,
  keepDraft,
  markRead,
  markUnread,
  muteConversation,
  pinConversation,
  sendMessage,
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
  'messages.chooseMarks': own(
    [...active, 'Ann, unverified', 'Ann, deleting', 'administrator, unverified'],
    (scene) => {
      return () => chooseMarks(scene.tx, scene.self, { showsReadMarks: false, showsPresence: true })
    },
  ),
  'messages.followDeal': operation(['clock'], async (scene) => {
    // A banned one's deals begin nothing: these are two whom nobody has anything against.
    const { ann, bob } = await aConversation(scene.tx)
    const dealId = await aProposal(scene.tx, { buyer: bob, seller: ann })
    await acceptDeal(scene.tx, bob, { dealId, version: 1 })
    return () => followDeal(scene.tx, scene.asks, { dealId, number: 2 })
  }),
}
