import type { Actor, MemberActor } from '#domain/actor.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { appendEntry, type LockedTicket } from '../append-entry.ts'
import { hoursFrom, workingMinutes } from '../hours/index.ts'
import { announceAnswered } from '../person/announce-answered.ts'
import { changeTicket, enterTicket, expectAlive } from './enter-ticket.ts'

type Context = { settings: Settings }

/** What was asked for is done. The person is told, and may reopen it by writing. */
export async function resolveTicket(
  tx: Transaction,
  actor: Actor,
  { number }: { number: number },
  { settings }: Context,
): Promise<void> {
  const { found, handler } = await enterTicket(tx, actor, 'ticket.resolve', number)
  expectAlive(found)
  if (found.state === 'resolved') throw new Conflict('This ticket is resolved already')
  await resolveEntered(tx, found, handler, settings)
  await tx.announce({ kind: 'ticket.resolved', number, by: handler.id })
  await announceAnswered(tx, number)
}

/** The same of one that is locked and asked for, together with what else is done to it. */
export async function resolveEntered(
  tx: Transaction,
  found: LockedTicket,
  { id }: MemberActor,
  settings: Settings,
): Promise<void> {
  const { number } = await appendEntry(tx, found, {
    voice: 'step',
    step: 'resolved',
    authorId: id,
    text: '',
  })
  await changeTicket(tx, found.number, {
    state: 'resolved',
    resolvedAt: tx.now,
    resolvedInMinutes: workingMinutes(hoursFrom(settings), found.provedAt ?? found.openedAt, tx.now),
    answerDueAt: null,
    lastSeenByPerson: number,
    assigneeId: found.assigneeId ?? id,
  })
}
