import { answerTicket, saveTemplate, writeNote } from '#domain/support/index.ts'
import { anAnswer, context as deskContext, makeTicket } from '#domain/support/desk/testing.ts'
import { eq } from 'drizzle-orm'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { blockPerson } from '#domain/blocks/index.ts'
import { clockActor, type MemberActor } from '#domain/actor.ts'
import { aProposal, aTeamPair } from '#domain/deals/testing.ts'
import { deleteMessage, followDeal, sendMessage, writeToTeam } from '#domain/messages/index.ts'
import { aConversation, aFile, aReport, said } from '#domain/messages/testing.ts'
import { teamMember } from '#domain/teams/schema.server.ts'
import type { Transaction } from '#platform/db/transaction.ts'

/** A conversation with everything that can stand in one: a quote, a file, an offer, a warning, words that were taken back. */
export async function makeTalkOf(
  tx: Transaction,
  actor: MemberActor,
): Promise<{ conversation: string; teamTalk: string; messageCase: string; ticketNumber: string }> {
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
  return {
    conversation: conversationId,
    teamTalk: await makeTeamTalk(tx, actor),
    messageCase,
    ticketNumber: String(await aTicket(tx)),
  }
}

/** A conversation with a team, of whom two have answered. */
async function makeTeamTalk(tx: Transaction, actor: MemberActor): Promise<string> {
  const { teamId, seller, others } = await aTeamPair(tx, [6_000, 4_000], 0)
  const [mate] = others
  if (mate) await tx.db.update(teamMember).set({ role: 'manager' }).where(eq(teamMember.memberId, mate.id))
  const sent = await writeToTeam(tx, actor, { teamId, ...said('Do you paint ships?') })
  if (!('number' in sent)) throw new Error('The words were not sent')
  for (const who of [mate ?? seller, seller])
    await sendMessage(tx, who, { conversationId: sent.conversationId, ...said('We do, in the spring.') })
  return sent.conversationId
}

/** A ticket with a note and an answer, which waits for the desk again. */
async function aTicket(tx: Transaction): Promise<number> {
  const actor = actorOf(await makeMember(tx, { role: 'admin', displayName: 'Joris Vermeer' }))
  const number = await makeTicket(tx, { subject: 'Accepted by the clock while I was away?' })
  await writeNote(tx, actor, { number, text: 'The same as last week', clientId: crypto.randomUUID() })
  await answerTicket(tx, actor, { number, ...anAnswer() }, deskContext)
  await saveTemplate(tx, actor, { title: 'A greeting', text: 'Hello {name}, thank you for {number}.' })
  return makeTicket(tx, { subject: 'Two charges for one order?', kind: 'payment', priority: 'urgent' })
}
