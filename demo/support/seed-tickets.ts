import { findIdByUsername } from '#domain/accounts/index.ts'
import { visitor, type Actor } from '#domain/actor.ts'
import { type Door, openTicket, proveTicket, resolveOwnTicket, writeToTicket } from '#domain/support/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { DemoStep } from '../demo-step.ts'
import { type DemoTicket, demoTickets } from './demo-tickets.ts'

/** Questions to the operator, each asked as any other. */
export const seedTickets: readonly DemoStep[] = demoTickets.map((one) => ({
  name: `a ticket: ${one.subject}`,
  daysAgo: one.daysAgo,
  make: (tx) => makeTicket(tx, one),
}))

async function makeTicket(tx: Transaction, one: DemoTicket): Promise<void> {
  const { by, kind, subject, body, more = [], answers = [], resolved } = one
  const asker = await findAsker(tx, by)
  const who = typeof by === 'string' ? {} : { name: by.name, email: by.email }
  const { number, key } = await openTicket(tx, asker, {
    ...who,
    kind,
    subject,
    body,
    formKey: crypto.randomUUID(),
  })
  const door: Door = { number, key }
  if (typeof by !== 'string' && by.isProved) await proveTicket(tx, asker, door)
  for (const text of more) await writeToTicket(tx, asker, { ...door, text, clientId: crypto.randomUUID() })
  // What was answered is resolved after the answer, by whoever says it.
  if (resolved && answers.length === 0) await resolveOwnTicket(tx, asker, door)
}

async function findAsker(tx: Transaction, by: DemoTicket['by']): Promise<Actor> {
  if (typeof by !== 'string') return visitor
  const id = await findIdByUsername(tx.db, by)
  if (!id) throw new Error(`The demo has nobody called ${by}`)
  return { kind: 'member', id, role: 'member', state: 'active' }
}
