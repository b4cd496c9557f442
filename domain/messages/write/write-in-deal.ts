import type { Actor, MemberActor } from '#domain/actor.ts'
import { findDealSides, hasOpenDispute, listPeopleOfDeal } from '#domain/deals/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { authorise, may } from '../permissions.ts'
import { dealKey, openConversation } from './open-conversation.ts'
import { SENDING } from './send-message.ts'
import { whyUnreachable } from './why-unreachable.ts'
import { type Sent, type Words, writeMessage } from './write-message.ts'

/** Writes in the room of a deal: it counts as the word of a side, or is the administrator’s in a dispute. */
export async function writeInDeal(
  tx: Transaction,
  actor: MemberActor,
  { dealId, ...words }: Words & { dealId: string },
): Promise<Sent> {
  authorise(actor, 'message.write-room')
  const sides = await findDealSides(tx.db, dealId)
  if (!sides) throw new NotFound(NO_DEAL)
  const { buyerId, sellerId, teamId } = sides
  const people = await listPeopleOfDeal(tx.db, dealId)
  const voice = people.includes(actor.id) ? 'person' : 'administrator'
  if (voice === 'administrator') await expectCase(tx, actor, dealId)
  authorise(actor, permissionIn(sides))
  if (!buyerId || !sellerId) throw new Conflict('The other side has not come yet')
  await countUse(tx.db, SENDING, actor.id, tx.now)
  const opened = {
    kind: 'deal',
    key: dealKey(dealId),
    dealId,
    ...(teamId ? { teamId, memberId: buyerId } : {}),
  } as const
  const into = await openConversation(tx, opened, [buyerId, ...(teamId ? [] : [sellerId])])
  return writeMessage(tx, actor, into, words, voice)
}

/** What there is to finish is talked about, also by who may write nowhere else. */
const permissionIn = ({ isAgreed, isOver }: { isAgreed: boolean; isOver: boolean }) =>
  isAgreed && !isOver ? 'message.write-room' : 'message.write'

/** Whether somebody can write in the room of a deal: its page offers what would not be refused. */
export async function canWriteInDeal(db: Db, dealId: string, actor: Actor): Promise<boolean> {
  const sides = await findDealSides(db, dealId)
  if (actor.kind !== 'member' || !sides?.buyerId || !sides.sellerId || sides.cameToNothing) return false
  const people = await listPeopleOfDeal(db, dealId)
  const isHeard =
    people.includes(actor.id) || (may(actor, 'message.write-case') && (await hasOpenDispute(db, dealId)))
  if (!isHeard || !may(actor, permissionIn(sides))) return false
  const { teamId, buyerId: memberId } = sides
  return (await whyUnreachable(db, actor.id, { teamId, memberId, dealId }, people)) === undefined
}

const NO_DEAL = 'There is no deal at this address'

/** While a dispute is open an administrator speaks to both, by name; without one nobody but the two is heard here. */
async function expectCase(tx: Transaction, actor: MemberActor, dealId: string): Promise<void> {
  if (!may(actor, 'message.write-case')) throw new NotFound(NO_DEAL)
  if (!(await hasOpenDispute(tx.db, dealId)))
    throw new Forbidden('An administrator writes here while a dispute is open')
}
