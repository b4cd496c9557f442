import { and, eq } from 'drizzle-orm'
import { DEFAULT_BRAND } from '#domain/accounts/index.ts'
import { letter, type Letters } from '#domain/letter.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { ticket, ticketEntry } from './schema.server.ts'

/** What notifications know a ticket by. */
export const ticketThing = (number: number) => `ticket:${number}`

async function findTicket(tx: Transaction, number: number) {
  const { subject, name, email, memberId } = ticket
  return tx.db
    .select({ subject, name, email, memberId, body: ticketEntry.text })
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
      // A visitor was written to when the address had to be proved.
      who: async ({ number }, tx) =>
        (await findTicket(tx, number)).flatMap(({ memberId }) => (memberId ? [{ memberId }] : [])),
      words: ({ number }, { siteOrigin }) => ({
        subject: `We have your message, ticket ${number}`,
        heading: 'We have your message',
        paragraphs: [
          `It is ticket ${number}. A person reads it; the answer stands in your account and comes to this address.`,
        ],
        action: { label: 'See the ticket', url: `${siteOrigin}/my/support/${number}` },
      }),
    }),
  ],
  'ticket.link-asked': [
    letter({
      kind: 'support.ticket-received',
      who: ({ email, brand }) => [{ email, brand }],
      words: ({ number, key, isProved }, { siteOrigin }) => ({
        subject: isProved ? `Your link to ticket ${number}` : `Confirm your question, ticket ${number}`,
        heading: isProved ? 'Your link to the ticket' : 'One press, and we read it',
        // The message itself is left out: a form that mails strangers' words to any address would be a tool for spam.
        paragraphs: isProved
          ? [
              `By this link you read ticket ${number} and answer. Links that came before it open nothing any more.`,
            ]
          : [
              `Somebody asked us something and gave this address. If it was you, open the link and confirm: then ticket ${number} is before the people who answer, and by the same link you follow it.`,
              'If you did not write to us, do nothing: nobody reads the question, and no more e-mails follow.',
            ],
        action: {
          label: isProved ? 'Open the ticket' : 'Confirm and follow it',
          url: `${siteOrigin}/support/tickets/${number}?key=${key.reveal()}`,
        },
        secret: key,
        footnote: 'Whoever has this link can read the ticket: do not pass it on.',
      }),
    }),
  ],
}
