import type { Actor } from '#domain/actor.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { appendEntry } from '../append-entry.ts'
import { answerDueAt } from '../hours/index.ts'
import { announceAnswered } from '../person/announce-answered.ts'
import { changeTicket, enterTicket, expectAlive } from './enter-ticket.ts'

/** It was resolved too soon: it waits for the desk again, by a clock that begins now. */
export async function reopenTicket(
  tx: Transaction,
  actor: Actor,
  { number }: { number: number },
  { settings }: { settings: Settings },
): Promise<void> {
  const { found, handler } = await enterTicket(tx, actor, 'ticket.reopen', number)
  expectAlive(found)
  if (found.state !== 'resolved') throw new Conflict('This ticket is open already')
  const entry = await appendEntry(tx, found, {
    voice: 'step',
    step: 'reopened',
    authorId: handler.id,
    text: '',
  })
  await changeTicket(tx, number, {
    state: 'waiting',
    resolvedAt: null,
    resolvedInMinutes: null,
    answerDueAt: answerDueAt(settings, tx.now),
    lastSeenByPerson: entry.number,
  })
  await tx.announce({ kind: 'ticket.reopened', number, by: handler.id })
  await announceAnswered(tx, number)
}
