import { findMemberId, findPerson } from '#domain/accounts/index.ts'
import { visitor, type MemberActor } from '#domain/actor.ts'
import {
  answerTicket,
  assignTicket,
  giveToAccount,
  openTicket,
  rateHelp,
  resolveTicket,
  saveTemplate,
  writeAgain,
  writeNote,
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
  const id = await findMemberId(tx.db, AGENT)
  if (!id) throw new Error('The demo has no administrator')
  return { kind: 'member', id, role: 'admin', state: 'active' }
}

async function makeTicket(tx: Transaction, context: DemoContext, planned: PlannedTicket): Promise<void> {
  const agent = await findAgent(tx)
  const [question, ...said] = planned.said
  const number = await ask(tx, context, planned, question)
  // Each says their part some time after the other.
  let at = tx.now.getTime()
  const later = (): Transaction => ({ ...tx, now: new Date((at += HOUR_MS)) })
  if (planned.isTaken) await assignTicket(tx, agent, { number, assigneeId: agent.id })
  for (const { by, text } of said) {
    const clientId = crypto.randomUUID()
    if (by === 'note') await writeNote(later(), agent, { number, text, clientId })
    else if (by === 'person') await writeAgain(later(), { number, text }, context.settings)
    else {
      const answer = { number, text, clientId, seenNumber: 1_000, after: 'answered' as const }
      await answerTicket(later(), agent, answer, context)
    }
  }
  if (planned.ends) await resolveTicket(later(), agent, { number }, context)
  if (planned.rated) await rateHelp(later(), { number, rating: planned.rated })
}

/** Opened by the form that everyone has, and then the account's own. */
async function ask(
  tx: Transaction,
  { settings }: DemoContext,
  { username, kind, subject }: PlannedTicket,
  body: string,
): Promise<number> {
  const memberId = await findMemberId(tx.db, username)
  const person = memberId ? await findPerson(tx.db, memberId) : undefined
  if (!memberId || !person) throw new Error(`The demo has no ${username}`)
  const { number } = await openTicket(tx, visitor, {
    name: person.displayName,
    email: person.email,
    subject,
    body,
    formKey: crypto.randomUUID(),
  })
  await giveToAccount(tx, { number, memberId, kind }, settings)
  return number
}
