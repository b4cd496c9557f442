import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import type { StoredAttachment } from '#platform/files/keep-attachment.ts'
import { appendEntry, type LockedTicket } from '../append-entry.ts'
import { keepFiles } from '../keep-files.ts'
import { authorise } from '../permissions.ts'
import { ticket } from '../schema.server.ts'
import { ticketLimits } from '../ticket-rules.ts'
import { countAct } from './count-acts.ts'
import { countOpened } from './count-opened.ts'
import { type Door, enterToAct } from './enter-ticket.ts'
import { insertTicket } from './insert-ticket.ts'

type Reply = Door & { text: string; clientId: string; files?: readonly StoredAttachment[] }

export type Replied = {
  /** Where it stands now: in a new ticket, where the old one was closed. */
  number: number
  entry: number
  isNew: boolean
  /** What is in the link of a visitor's new ticket. */
  key?: string
}

/** The person says more. What was resolved opens again; what is closed stays, and a new ticket goes on from it. */
export async function writeToTicket(tx: Transaction, actor: Actor, reply: Reply): Promise<Replied> {
  authorise(actor, 'ticket.follow')
  const found = await enterToAct(tx, actor, reply)
  const { text, clientId, files = [] } = reply
  if (text === '' && files.length === 0)
    throw new Invalid('Reply: write something', { text: ['Reply: write something'] })
  if (found.state === 'closed') return goOnFrom(tx, found, reply)
  const written = await appendEntry(tx, found, {
    voice: 'person',
    authorId: found.memberId,
    text,
    clientId,
  })
  if (!written.isNew) return { number: found.number, entry: written.number, isNew: false }
  await countAct(tx, found)
  await keepFiles(tx, { ticketNumber: found.number, entryNumber: written.number }, files)
  await tx.db
    .update(ticket)
    .set({
      // Until the first answer it is as new as it was.
      state: found.answeredAt === null ? 'open' : 'waiting',
      resolvedAt: null,
      resolvedInMinutes: null,
      isUnread: false,
      lastSeenByPerson: written.number,
    })
    .where(eq(ticket.number, found.number))
  await tx.announce({
    kind: 'ticket.acted',
    number: found.number,
    memberId: found.memberId,
    what: 'written',
  })
  return { number: found.number, entry: written.number, isNew: true }
}

const AGAIN = 'Again: '

/** What is sent twice goes on in one ticket: the browser's id of the words is the key of the form. */
async function goOnFrom(tx: Transaction, closed: LockedTicket, reply: Reply): Promise<Replied> {
  const { memberId, name, email, brand, kind, linkedKind, linkedId } = closed
  const subject = closed.subject.startsWith(AGAIN) ? closed.subject : `${AGAIN}${closed.subject}`
  const { number, isNew, key } = await insertTicket(
    tx,
    { memberId, name, email, brand, isProved: true },
    {
      kind,
      subject: [...subject].slice(0, ticketLimits.subject.max).join(''),
      body: reply.text,
      formKey: reply.clientId,
      files: reply.files,
      followsNumber: closed.number,
      about: undefined,
    },
  )
  // As often as by the form: each is a letter to the operator and one to whoever asks.
  if (isNew) await countOpened(tx, { memberId, email })
  // It was theirs when it was linked, and is not asked for again.
  if (isNew && linkedKind && linkedId)
    await tx.db.update(ticket).set({ linkedKind, linkedId }).where(eq(ticket.number, number))
  return { number, entry: 1, isNew, ...(key === undefined ? {} : { key }) }
}
