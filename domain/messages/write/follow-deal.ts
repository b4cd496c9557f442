import { and, eq, isNotNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { areBlocked } from '#domain/blocks/index.ts'
import { findDealMoment, findDealSides } from '#domain/deals/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from '../permissions.ts'
import { listMembers } from '../read/find-conversation.ts'
import { conversation, conversationMember, message } from '../schema.server.ts'
import { isOffer, isShownStep } from '../step-rules.ts'
import { addUnread, changeSums } from './count-unread.ts'
import { numberChange, numberMessage } from './number-message.ts'
import { directKey, teamKey } from './open-conversation.ts'

/**
 * A deal between two who talk took a step: it stands in their conversation, once however often it is told. An offer is unread like
 * anything that is said; other steps are quiet, since the deal tells of them itself.
 */
export async function followDeal(
  tx: Transaction,
  actor: Actor,
  { dealId, number: stepNumber }: { dealId: string; number: number },
): Promise<void> {
  authorise(actor, 'message.follow-deal')
  const sides = await findDealSides(tx.db, dealId)
  const moment = await findDealMoment(tx.db, dealId, stepNumber)
  if (!sides?.buyerId || !sides.sellerId || !moment || !isShownStep(moment.kind)) return
  const [into] = await tx.db
    .select()
    .from(conversation)
    .where(eq(conversation.key, keyOf(sides.teamId, sides.buyerId, sides.sellerId)))
    .for('update')
  // Whoever blocked the other hears of their deal in its room alone.
  if (!into || (await areBlocked(tx.db, sides.buyerId, sides.sellerId))) return
  const step = { conversationId: into.id, dealId, stepNumber }
  if (await isWritten(tx, step)) return
  const { number, change } = await numberMessage(tx, into.id)
  await tx.db.insert(message).values({
    ...step,
    number,
    change,
    kind: isOffer(moment.kind) ? 'offer' : 'step',
    senderId: moment.memberId,
    text: '',
    step: moment.kind,
    writtenAt: tx.now,
  })
  if (!isOffer(moment.kind)) await renewOffer(tx, into.id, dealId)
  const readerIds = isOffer(moment.kind) ? await tellOfOffer(tx, into.id, moment.memberId) : []
  await tx.db
    .update(conversationMember)
    .set({ lastAt: tx.now })
    .where(eq(conversationMember.conversationId, into.id))
  const members = await listMembers(tx.db, into.id)
  await tx.announce({
    kind: 'message.written',
    conversationId: into.id,
    conversationKind: into.kind,
    number,
    senderId: moment.memberId,
    readerIds,
    memberIds: members.map(({ memberId }) => memberId),
  })
}

/** What a team sells is talked about with the team. */
const keyOf = (teamId: string | null, buyerId: string, sellerId: string) =>
  teamId ? teamKey(teamId, buyerId) : directKey(buyerId, sellerId)

async function tellOfOffer(tx: Transaction, conversationId: string, by: string | null): Promise<string[]> {
  const { readerIds, sums } = await addUnread(tx, conversationId, by)
  await changeSums(tx, sums)
  return readerIds
}

/** Its card says how the deal stands: to those who have it before them it became another. */
async function renewOffer(tx: Transaction, conversationId: string, dealId: string): Promise<void> {
  const [offer] = await tx.db
    .select({ number: message.number })
    .from(message)
    .where(
      and(
        eq(message.conversationId, conversationId),
        eq(message.dealId, dealId),
        isNotNull(message.stepNumber),
        eq(message.kind, 'offer'),
      ),
    )
  if (!offer) return
  const change = await numberChange(tx, conversationId)
  await tx.db
    .update(message)
    .set({ change })
    .where(and(eq(message.conversationId, conversationId), eq(message.number, offer.number)))
}

async function isWritten(
  tx: Transaction,
  { conversationId, dealId, stepNumber }: { conversationId: string; dealId: string; stepNumber: number },
): Promise<boolean> {
  const [found] = await tx.db
    .select({ number: message.number })
    .from(message)
    .where(
      and(
        eq(message.conversationId, conversationId),
        eq(message.dealId, dealId),
        eq(message.stepNumber, stepNumber),
      ),
    )
  return found !== undefined
}
