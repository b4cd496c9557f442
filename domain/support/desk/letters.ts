import { and, desc, eq } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import { letter, type Letters, type Reader } from '#domain/letter.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { ticket, ticketEntry, ticketFile } from '../schema.server.ts'
import { isOnDesk } from './desk-rules.ts'

type About = { subject: string; isResolved: boolean; isMember: boolean }

const threadOf = (number: number) => `ticket-${number}`

/** Whoever asked: a member, or the address that a visitor has proved. */
async function findReader(tx: Transaction, number: number): Promise<(Reader & About)[]> {
  const [found] = await tx.db.select().from(ticket).where(eq(ticket.number, number))
  if (!found || !isOnDesk(found)) return []
  const { memberId, email, brand, subject, state } = found
  const about = { subject, isResolved: state === 'resolved', isMember: memberId !== null }
  return memberId ? [{ memberId, ...about }] : [{ email, brand, ...about }]
}

/** What staff said last, and when: notes are no answers. */
async function findAnswer(tx: Transaction, number: number) {
  const [last] = await tx.db
    .select({ text: ticketEntry.text, authorId: ticketEntry.authorId, at: ticketEntry.writtenAt })
    .from(ticketEntry)
    .where(and(eq(ticketEntry.ticketNumber, number), eq(ticketEntry.voice, 'staff')))
    .orderBy(desc(ticketEntry.number))
    .limit(1)
  return last
}

/** What came with an answer: it is opened in the ticket, where it is known who asks for it. */
async function nameFiles(tx: Transaction, ticketNumber: number, entryNumber: number): Promise<string[]> {
  const rows = await tx.db
    .select({ name: ticketFile.name })
    .from(ticketFile)
    .where(and(eq(ticketFile.ticketNumber, ticketNumber), eq(ticketFile.entryNumber, entryNumber)))
    .orderBy(ticketFile.position)
  return rows.map(({ name }) => name)
}

/** Where the person goes on; a visitor whose browser does not know the ticket is sent a new link from there. */
function waysOn(number: number, { isMember }: Pick<About, 'isMember'>, siteOrigin: string) {
  const action = (path: string) => ({ action: { label: 'Open the ticket', url: `${siteOrigin}${path}` } })
  return isMember
    ? action(`/my/support/${number}`)
    : {
        ...action(`/support/tickets/${number}`),
        footnote: 'If the page does not know you, it sends a new link to this address.',
      }
}

function standing(number: number, subject: string, line: string) {
  return { thing: `ticket:${number}`, title: subject, line, link: `/my/support/${number}` }
}

/** What the person reads when the desk did something. The words of an answer stand in its letter. */
export const deskLetters: Letters = {
  'ticket.answered': [
    letter({
      kind: 'support.answered',
      async who({ number, entry, by }, tx) {
        const [readers, answer, files, writer] = [
          await findReader(tx, number),
          await findAnswer(tx, number),
          await nameFiles(tx, number, entry),
          await findPerson(tx.db, by),
        ]
        const text = answer?.text ?? ''
        return readers.map((reader) => ({
          ...reader,
          text,
          files,
          writer: writer?.displayName ?? 'The desk',
        }))
      },
      words: ({ number, by }, { siteOrigin }, found) => ({
        subject: `Ticket ${number}: ${found.subject}`,
        heading: `${found.writer} answered`,
        paragraphs: [
          ...found.text.split(/\n{2,}/),
          ...(found.files.length > 0 ? [`In the ticket, with this answer: ${found.files.join(', ')}`] : []),
          ...(found.isResolved
            ? ['We take this for solved. If it is not, write again and the ticket is open again.']
            : []),
        ],
        ...waysOn(number, found, siteOrigin),
        thread: threadOf(number),
        inProduct: {
          ...standing(number, found.subject, `${found.writer} answered`),
          who: found.writer,
          byId: by,
        },
      }),
    }),
  ],
  'ticket.resolved': [
    letter({
      kind: 'support.answered',
      async who({ number }, tx) {
        const answer = await findAnswer(tx, number)
        // Whoever is answered in the same moment reads there that it is resolved.
        const isTold = answer?.at.getTime() === tx.now.getTime()
        return isTold ? [] : findReader(tx, number)
      },
      words: ({ number }, { siteOrigin }, found) => ({
        subject: `Ticket ${number}: ${found.subject}`,
        heading: 'We take this for solved',
        paragraphs: ['If it is not, write again within seven days and the ticket is open again.'],
        ...waysOn(number, found, siteOrigin),
        thread: threadOf(number),
        inProduct: standing(number, found.subject, 'Resolved'),
      }),
    }),
  ],
  'ticket.merged': [
    letter({
      kind: 'support.answered',
      who: ({ number }, tx) => findReader(tx, number),
      words: ({ number, into }, { siteOrigin }, found) => ({
        subject: `Ticket ${number}: ${found.subject}`,
        heading: `This goes on as ticket ${into}`,
        paragraphs: [
          `You asked the same twice, so we answer both in ticket ${into}. What you wrote in ticket ${number} stays there.`,
        ],
        ...waysOn(into, found, siteOrigin),
        thread: threadOf(number),
        inProduct: standing(into, found.subject, `Ticket ${number} goes on here`),
      }),
    }),
  ],
}
