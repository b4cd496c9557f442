import { listStaffOf } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { appendEntry } from '../append-entry.ts'
import { changeTicket, enterTicket, expectAlive } from './enter-ticket.ts'

/** Says who handles it: oneself, somebody else of the desk, or nobody. */
export async function assignTicket(
  tx: Transaction,
  actor: Actor,
  { number, assigneeId }: { number: number; assigneeId: string | null },
): Promise<void> {
  const { found, handler } = await enterTicket(tx, actor, 'ticket.assign', number)
  expectAlive(found)
  if (found.assigneeId === assigneeId) return
  if (assigneeId !== null) await expectOfDesk(tx, assigneeId, found.memberId)
  await appendEntry(tx, found, {
    voice: 'note',
    step: 'assigned',
    authorId: handler.id,
    text: '',
    details: { from: found.assigneeId, to: assigneeId },
  })
  await changeTicket(tx, number, { assigneeId })
  await tx.announce({ kind: 'ticket.sorted', number })
}

async function expectOfDesk(tx: Transaction, assigneeId: string, ownerId: string | null): Promise<void> {
  const desk = await listStaffOf(tx.db, 'support')
  const isOne = desk.some(({ id }) => id === assigneeId)
  if (!isOne || assigneeId === ownerId)
    throw new Invalid('Choose somebody of the desk', {
      assigneeId: ['Who handles it: choose somebody of the desk, and not whose ticket it is'],
    })
}
