import { eq } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import { hashToken, makeToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { StoredAttachment } from '#platform/files/keep-attachment.ts'
import { LetterSecret } from '#platform/mail/letter-secret.ts'
import { appendEntry } from '../append-entry.ts'
import { keepFiles } from '../keep-files.ts'
import { ticket } from '../schema.server.ts'
import { type LinkedKind, priorityOf, type TicketKind } from '../ticket-rules.ts'
import { expectOwnThing } from './own-things.ts'

/** Who asks: nobody's account where it is a visitor. */
export type Asker = {
  memberId: string | null
  name: string
  email: string
  brand: string
  /** Whether the address is surely theirs: until then it is not on the desk. */
  isProved: boolean
}

export type NewTicket = {
  kind?: TicketKind | undefined
  subject: string
  body: string
  formKey: string
  /** One of their own. */
  about?: { kind: LinkedKind; id: string } | undefined
  files?: readonly StoredAttachment[] | undefined
  /** The closed ticket that this one goes on from. */
  followsNumber?: number | undefined
}

export type OpenedTicket = {
  number: number
  isNew: boolean
  /** What is in a visitor's link. */
  key?: string
}

/** How long an e-mail keeps the words of its link; the link itself is good until the ticket joins an account. */
const LINK_KEPT_DAYS = 30

export async function insertTicket(tx: Transaction, asker: Asker, asked: NewTicket): Promise<OpenedTicket> {
  const { kind = 'other', subject, body, formKey, about, files = [], followsNumber } = asked
  const { memberId, name, email, brand, isProved } = asker
  if (about) await expectOwnThing(tx.db, memberId, about)
  const key = memberId === null ? makeToken() : undefined
  const [opened] = await tx.db
    .insert(ticket)
    .values({
      kind,
      subject,
      name,
      email,
      memberId,
      brand,
      priority: priorityOf(kind),
      provedAt: isProved ? tx.now : null,
      linkHash: key === undefined ? null : hashToken(key),
      linkedKind: about?.kind,
      linkedId: about?.id,
      followsNumber,
      openedAt: tx.now,
      lastAt: tx.now,
      formKey,
    })
    .onConflictDoNothing({ target: ticket.formKey })
    .returning({ number: ticket.number })
  if (!opened) return findByFormKey(tx, formKey)
  const { number } = opened
  const first = await appendEntry(tx, opened, { voice: 'person', authorId: memberId, text: body })
  await keepFiles(tx, { ticketNumber: number, entryNumber: first.number }, files)
  await tx.db.update(ticket).set({ lastSeenByPerson: first.number }).where(eq(ticket.number, number))
  if (isProved) await putOnDesk(tx, number)
  if (key === undefined) return { number, isNew: true }
  await announceLink(tx, { number, email, brand, isProved }, key)
  return { number, isNew: true, key }
}

/** From now on staff see it, and its clock runs. */
export async function putOnDesk(tx: Transaction, number: number): Promise<void> {
  await tx.announce({ kind: 'ticket.opened', number })
}

type Linked = { number: number; email: string; brand: string; isProved: boolean }

export async function announceLink(tx: Transaction, to: Linked, key: string): Promise<void> {
  const secret = new LetterSecret(key, addDays(tx.now, LINK_KEPT_DAYS))
  await tx.announce({ kind: 'ticket.link-asked', ...to, key: secret })
}

async function findByFormKey(tx: Transaction, formKey: string): Promise<OpenedTicket> {
  const [found] = await tx.db
    .select({ number: ticket.number })
    .from(ticket)
    .where(eq(ticket.formKey, formKey))
  if (!found) throw new Error('A ticket with this form key was there a moment ago')
  return { ...found, isNew: false }
}
