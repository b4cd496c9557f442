import { and, eq } from 'drizzle-orm'
import { DEFAULT_BRAND } from '#domain/accounts/index.ts'
import { letter, type Letters } from '#domain/letter.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { ticket, ticketEntry } from './schema.server.ts'

async function findTicket(tx: Transaction, number: number) {
  const { subject, name, email } = ticket
  return tx.db
    .select({ subject, name, email, body: ticketEntry.text })
    .from(ticket)
    .innerJoin(ticketEntry, and(eq(ticketEntry.ticketNumber, ticket.number), eq(ticketEntry.number, 1)))
    .where(eq(ticket.number, number))
}

/** The operator, where they have an address; and whoever wrote. */
export const supportLetters: Letters = {
  'ticket.opened': [
    letter({
      kind: 'support.ticket-opened',
      async who({ number }, tx, { settings: { contactEmail: email } }) {
        const opened = email ? await findTicket(tx, number) : []
        return opened.map((one) => ({ email, brand: DEFAULT_BRAND, ticket: one }))
      },
      words: ({ number }, _, { ticket: { subject, name, email, body } }) => ({
        subject: `Ticket ${number}: ${subject}`,
        heading: subject,
        paragraphs: [`${name} (${email}) writes:`, ...body.split(/\n{2,}/)],
      }),
    }),
    letter({
      kind: 'support.ticket-received',
      who: async ({ number }, tx) =>
        (await findTicket(tx, number)).map(({ email }) => ({ email, brand: DEFAULT_BRAND })),
      words: ({ number }) => ({
        subject: `We have your message, ticket ${number}`,
        heading: 'We have your message',
        // The message itself is left out: a form that mails strangers' words to any address would be a tool for spam.
        paragraphs: [
          `It is ticket ${number}. A person reads it and answers to this address.`,
          'If you did not write to us, do nothing: no more e-mails follow.',
        ],
      }),
    }),
  ],
}
