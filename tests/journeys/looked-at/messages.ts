import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { blockPerson } from '#domain/blocks/index.ts'
import { clockActor, type MemberActor } from '#domain/actor.ts'
import { aProposal } from '#domain/deals/testing.ts'
import { deleteMessage, followDeal, sendMessage } from '#domain/messages/index.ts'
import { aConversation, aFile, aReport, said } from '#domain/messages/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'

/** A conversation with everything that can stand in one: a quote, a file, an offer, a warning, words that were taken back. */
export async function makeTalkOf(
  tx: Transaction,
  actor: MemberActor,
): Promise<{ conversation: string; messageCase: string }> {
  const other = actorOf(await makeMember(tx, { displayName: 'Noor Haddad' }))
  const { conversationId } = await aConversation(tx, actor, other)
  const say = (who: MemberActor, text: string, more = {}) =>
    sendMessage(tx, who, { conversationId, ...said(text, more) })
  await say(other, 'Good morning. See https://example.org/plan and `plan.pdf`.', {
    replyTo: 1,
    files: [aFile()],
  })
  const gone = await say(actor, 'Never mind')
  await deleteMessage(tx, actor, { conversationId, number: gone.number })
  await say(other, 'We could settle this by bank transfer.', { careSeen: 'yes' })
  await followDeal(tx, clockActor, {
    dealId: await aProposal(tx, { buyer: actor, seller: other }),
    number: 1,
  })
  await say(actor, 'The left one.')
  const messageCase = await aReport(tx, actor, { conversationId, number: 2 })
  const rude = await makeMember(tx, { displayName: 'Bruno Carvalho' })
  await blockPerson(tx, actor, { memberId: rude.id, note: 'Asked three times for my number.' })
  return { conversation: conversationId, messageCase }
}
