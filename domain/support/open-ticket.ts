import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { letter } from '#platform/mail/layout.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import type { TicketInput } from './input.ts'
import { ticket } from './schema.server.ts'

export type OpenedTicket = { number: number }

/** Opens a ticket, tells the operator, and confirms to the sender; the same form sent again answers with the same ticket. */
export async function openTicket(
  tx: Transaction,
  actor: Actor,
  input: TicketInput,
  from: { settings: Settings; origin: string },
): Promise<OpenedTicket> {
  authorise(actor, 'ticket.open')
  const [opened] = await tx.db
    .insert(ticket)
    .values({ ...input, openedAt: tx.now })
    .onConflictDoNothing({ target: ticket.formKey })
    .returning({ number: ticket.number })
  if (!opened) return findByFormKey(tx, input.formKey)
  await tx.announce({ kind: 'ticket.opened', number: opened.number })
  await writeLetters(tx, input, opened.number, from)
  return opened
}

async function findByFormKey(tx: Transaction, formKey: string): Promise<OpenedTicket> {
  const [found] = await tx.db
    .select({ number: ticket.number })
    .from(ticket)
    .where(eq(ticket.formKey, formKey))
  if (!found) throw new Error('A ticket with this form key was there a moment ago')
  return found
}

async function writeLetters(
  tx: Transaction,
  input: TicketInput,
  number: number,
  { settings, origin }: { settings: Settings; origin: string },
): Promise<void> {
  const brand = settings.marketplaceName
  const frame = { brandName: brand, origin }
  if (settings.contactEmail) {
    await queueMail(tx, {
      brand,
      to: settings.contactEmail,
      kind: 'support.ticket-opened',
      subject: `Ticket ${number}: ${input.subject}`,
      ...letter({
        ...frame,
        heading: input.subject,
        paragraphs: [`${input.name} (${input.email}) writes:`, ...input.body.split(/\n{2,}/)],
      }),
    })
  }
  await queueMail(tx, {
    brand,
    to: input.email,
    kind: 'support.ticket-received',
    subject: `We have your message, ticket ${number}`,
    ...letter({
      ...frame,
      heading: 'We have your message',
      // The message itself is left out: a form that mails strangers' words to any address would be a tool for spam.
      paragraphs: [
        `It is ticket ${number}. A person reads it and answers to this address.`,
        'If you did not write to us, do nothing: no more letters follow.',
      ],
    }),
  })
}
