import type { MemberActor } from '#domain/actor.ts'
import { findDealSides } from '#domain/deals/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { authorise } from '../permissions.ts'
import { dealKey, openConversation } from './open-conversation.ts'
import { SENDING } from './send-message.ts'
import { type Sent, type Words, writeMessage } from './write-message.ts'

/** Writes in the room of a deal: it counts as the word of a side. */
export async function writeInDeal(
  tx: Transaction,
  actor: MemberActor,
  { dealId, ...words }: Words & { dealId: string },
): Promise<Sent> {
  authorise(actor, 'message.write')
  const sides = await findDealSides(tx.db, dealId)
  if (!sides || ![sides.buyerId, sides.sellerId].includes(actor.id))
    throw new NotFound('There is no deal at this address')
  const { buyerId, sellerId } = sides
  if (!buyerId || !sellerId) throw new Conflict('The other side has not come yet')
  await countUse(tx.db, SENDING, actor.id, tx.now)
  const into = await openConversation(tx, { kind: 'deal', key: dealKey(dealId), dealId }, [buyerId, sellerId])
  return writeMessage(tx, actor, into, words)
}
