import { findPerson } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { appendEntry, lockTicket, type LockedTicket } from '../append-entry.ts'
import { announceAnswered } from '../person/announce-answered.ts'
import { isOnDesk } from './desk-rules.ts'
import { changeTicket, enterTicket, expectAlive } from './enter-ticket.ts'
import { authorise } from './permissions.ts'

/**
 * The same asked twice goes on in one place. What was said stays where it was said; the ticket that is over says where it goes on,
 * and whoever asked is told once.
 */
export async function mergeTickets(
  tx: Transaction,
  actor: Actor,
  { number, into }: { number: number; into: number },
): Promise<void> {
  authorise(actor, 'ticket.see-desk')
  if (number === into) throw refused('Merge into: write the number of the other ticket')
  // Always the older first: two who merge the same pair the other way round wait for one another, and not for ever.
  await lockTicket(tx, Math.min(number, into)).catch(() => undefined)
  const { found: over, handler } = await enterTicket(tx, actor, 'ticket.merge', number)
  const kept = await lockTicket(tx, into).catch(() => undefined)
  if (!kept || !isOnDesk(kept) || !(await isOfOnePerson(tx, over, kept)))
    throw refused('Merge into: write the number of another ticket of the same person')
  expectAlive(over)
  if (kept.mergedInto !== null || kept.state === 'closed')
    throw refused(`Merge into: ticket ${into} is over, choose one that goes on`)
  const entry = await appendEntry(tx, over, {
    voice: 'step',
    step: 'merged',
    authorId: handler.id,
    text: '',
    details: { into },
  })
  await changeTicket(tx, number, {
    state: 'closed',
    mergedInto: into,
    closedAt: tx.now,
    answerDueAt: null,
    lastSeenByPerson: entry.number,
  })
  await appendEntry(tx, kept, {
    voice: 'note',
    step: 'merged-here',
    authorId: handler.id,
    text: '',
    details: { from: number },
  })
  await changeTicket(tx, into, whatIsOwed(over, kept))
  await tx.announce({ kind: 'ticket.merged', number, into })
  await announceAnswered(tx, number)
}

/** An answer that the one still owed is owed by the other, by the earlier of the two clocks. */
function whatIsOwed(over: LockedTicket, kept: LockedTicket) {
  const isUrgent = over.priority === 'urgent' || kept.priority === 'urgent'
  const priority = isUrgent ? ('urgent' as const) : ('normal' as const)
  if (!over.answerDueAt) return { priority }
  const isOwed = kept.state === 'open' || kept.state === 'waiting'
  const isEarlier = !kept.answerDueAt || over.answerDueAt < kept.answerDueAt
  return {
    priority,
    state: isOwed ? kept.state : ('waiting' as const),
    resolvedAt: null,
    resolvedInMinutes: null,
    answerDueAt: isEarlier ? over.answerDueAt : kept.answerDueAt,
  }
}

/** Of one account, or of one address that both have proved: anyone may sign up with somebody else's. */
async function isOfOnePerson(tx: Transaction, one: LockedTicket, other: LockedTicket): Promise<boolean> {
  if (one.memberId && other.memberId) return one.memberId === other.memberId
  const address = await provedAddress(tx, one)
  return address !== undefined && address === (await provedAddress(tx, other))
}

async function provedAddress(
  tx: Transaction,
  { memberId, email }: LockedTicket,
): Promise<string | undefined> {
  // No visitor's ticket is on the desk before its address was proved.
  if (!memberId) return email.toLowerCase()
  return (await findPerson(tx.db, memberId))?.verifiedEmail?.toLowerCase()
}

const refused = (message: string) => new Invalid(message, { into: [message] })
