import type { Actor } from '#domain/actor.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { assignTicket } from './assign-ticket.ts'
import type { BulkInput } from './input.ts'
import { authorise } from './permissions.ts'
import { resolveTicket } from './resolve-ticket.ts'
import { sortTicket } from './sort-ticket.ts'

/** The same done to several. What can't be done to one (it is over, or one's own) is left, and counted. */
export async function handleMany(
  tx: Transaction,
  actor: Actor,
  { numbers, ...what }: BulkInput,
  context: { settings: Settings },
): Promise<{ done: number; left: number }> {
  authorise(actor, 'ticket.see-desk')
  let done = 0
  // In one order for all, so that two who do it at once never wait for each other in a circle.
  for (const number of [...new Set(numbers)].toSorted((one, other) => one - other)) {
    try {
      await handleOne(tx, actor, number, what, context)
      done++
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error
    }
  }
  return { done, left: new Set(numbers).size - done }
}

async function handleOne(
  tx: Transaction,
  actor: Actor,
  number: number,
  { what, assigneeId, kind, priority }: Omit<BulkInput, 'numbers'>,
  context: { settings: Settings },
): Promise<void> {
  if (what === 'resolve') await resolveTicket(tx, actor, { number }, context)
  else if (what === 'assign') await assignTicket(tx, actor, { number, assigneeId: assigneeId ?? null })
  else await sortTicket(tx, actor, { number, kind, priority })
}
