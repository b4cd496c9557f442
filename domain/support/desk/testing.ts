import type { Transaction } from '#platform/db/transaction.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { appendEntry } from '../append-entry.ts'
import { answerDueAt } from '../hours/index.ts'
import { ticket } from '../schema.server.ts'

export const context = {
  settings: Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings,
}

type Given = Partial<typeof ticket.$inferInsert> & { text?: string }

/** A ticket that stands on the desk, in a line. */
export async function makeTicket(tx: Transaction, { text, ...given }: Given = {}): Promise<number> {
  const [made] = await tx.db
    .insert(ticket)
    .values({
      subject: 'Leaving a team',
      name: 'Ilse Brandt',
      email: 'ilse@example.org',
      openedAt: tx.now,
      lastAt: tx.now,
      provedAt: tx.now,
      answerDueAt: answerDueAt(context.settings, tx.now),
      formKey: crypto.randomUUID(),
      ...given,
    })
    .returning({ number: ticket.number })
  if (!made) throw new Error('No ticket was made')
  await appendEntry(tx, made, {
    voice: 'person',
    authorId: given.memberId,
    text: text ?? 'How do I leave a team that has open deals?',
  })
  return made.number
}

export const anAnswer = (text = 'You can, once they are done.') => ({
  text,
  seenNumber: 1,
  clientId: crypto.randomUUID(),
  after: 'answered' as const,
})

export const aFile = (name: string) => ({
  name,
  type: 'application/pdf',
  bytes: 10,
  fileKey: `support/${crypto.randomUUID()}`,
  scannedAt: null,
})
