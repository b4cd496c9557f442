import { findIdByUsername } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import {
  answerTicket,
  assignTicket,
  openTicket,
  rateTicket,
  resolveTicket,
  saveTemplate,
  writeNote,
  writeToTicket,
} from '#domain/support/index.ts'
import { HOUR_MS } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { DemoContext, DemoStep } from '../demo-step.ts'
import { plannedTemplates, plannedTickets, type PlannedTicket } from './desk-plan.ts'

const AGENT = 'nadia-orlova'

/** The desk of the demo: each ticket is asked, noted about, answered and resolved as any other. */
export const seedDesk: DemoStep[] = [
  {
    name: 'templates of the desk',
    daysAgo: 30,
    async make(tx) {
      const agent = await findAgent(tx)
      for (const one of plannedTemplates) await saveTemplate(tx, agent, one)
    },
  },
  ...plannedTickets.map((planned): DemoStep => ({
    name: `the ticket “${planned.subject}”`,
    daysAgo: planned.daysAgo,
    make: (tx, context) => makeTicket(tx, context, planned),
  })),
]

async function findAgent(tx: Transaction): Promise<MemberActor> {
  const id = await findIdByUsername(tx.db, AGENT)
  if (!id) throw new Error('The demo has no administrator')
  return { kind: 'member', id, role: 'admin', state: 'active' }
}

async function makeTicket(tx: Transaction, context: DemoContext, planned: PlannedTicket): Promise<void> {
  const agent = await findAgent(tx)
  const [question, ...said] = planned.said
  const person = await findAsker(tx, planned)
  const number = await ask(tx, person, planned, question)
  // Each says their part some time after the other.
  let at = tx.now.getTime()
  const later = (): Transaction => ({ ...tx, now: new Date((at += HOUR_MS)) })
  if (planned.isTaken) await assignTicket(tx, agent, { number, assigneeId: agent.id })
  for (const { by, text } of said) {
    const clientId = crypto.randomUUID()
    if (by === 'note') await writeNote(later(), agent, { number, text, clientId })
    else if (by === 'person') await writeToTicket(later(), person, { number, text, clientId })
    else {
      const answer = { number, text, clientId, seenNumber: 1_000, after: 'answered' as const }
      await answerTicket(later(), agent, answer, context)
    }
  }
  if (planned.ends) await resolveTicket(later(), agent, { number }, context)
  if (planned.rated) await rateTicket(later(), person, { number, rating: planned.rated, words: '' })
}

async function findAsker(tx: Transaction, { username }: PlannedTicket): Promise<MemberActor> {
  const id = await findIdByUsername(tx.db, username)
  if (!id) throw new Error(`The demo has no ${username}`)
  return { kind: 'member', id, role: 'member', state: 'active' }
}

async function ask(
  tx: Transaction,
  person: MemberActor,
  { kind, subject }: PlannedTicket,
  body: string,
): Promise<number> {
  const { number } = await openTicket(tx, person, { kind, subject, body, formKey: crypto.randomUUID() })
  return number
}
