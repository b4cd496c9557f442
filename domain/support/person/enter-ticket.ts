import type { Actor } from '#domain/actor.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { type LockedTicket, lockTicket } from '../append-entry.ts'

/** Which ticket, and what is in the link by which a visitor follows it. */
export type Door = { number: number; key?: string | undefined }

type Owned = Pick<LockedTicket, 'memberId' | 'linkHash'>

/** A member's is theirs alone; a visitor's is whoever's has its link, until it joins an account. */
export function isTheirs({ memberId, linkHash }: Owned, actor: Actor, key: string | undefined): boolean {
  if (memberId !== null) return actor.kind === 'member' && actor.id === memberId
  return key !== undefined && linkHash !== null && linkHash === hashToken(key)
}

export const NO_TICKET = 'There is no such ticket of yours'

/** Locks it for whoever it belongs to; for anyone else it is not there. */
export async function enterTicket(
  tx: Transaction,
  actor: Actor,
  { number, key }: Door,
): Promise<LockedTicket> {
  const found = await lockTicket(tx, number)
  if (!isTheirs(found, actor, key)) throw new NotFound(NO_TICKET)
  return found
}

/** The same, for what is done to it: by somebody whose address is proved, where it still stands for itself. */
export async function enterToAct(tx: Transaction, actor: Actor, door: Door): Promise<LockedTicket> {
  const found = await enterTicket(tx, actor, door)
  if (found.provedAt === null) throw new Conflict('Confirm your address first')
  if (found.mergedInto !== null)
    throw new Conflict(`This goes on in ticket ${found.mergedInto}. Write there, please.`)
  return found
}
