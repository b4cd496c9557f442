import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { reportMessage } from './moderation/report-message.ts'
import { messageFlag } from './schema.server.ts'
import type { Words } from './write/write-message.ts'
import { writeToMember } from './write/write-to-member.ts'

/** Words as a browser sends them. */
export const said = (text: string, more: Partial<Words> = {}): Words => ({
  text,
  clientId: randomUUID(),
  ...more,
})

export async function aMember(tx: Transaction): Promise<MemberActor> {
  return actorOf(await makeMember(tx))
}

/** Two members of whom one has written to the other. */
export async function aConversation(
  tx: Transaction,
  from?: MemberActor,
  to?: MemberActor,
): Promise<{ ann: MemberActor; bob: MemberActor; conversationId: string }> {
  const ann = from ?? (await aMember(tx))
  const bob = to ?? (await aMember(tx))
  const sent = await writeToMember(tx, ann, { toId: bob.id, ...said('Good morning') })
  if (!('number' in sent)) throw new Error('The words were not sent')
  return { ann, bob, conversationId: sent.conversationId }
}

/** A message that one of its readers reported. */
export async function aReport(
  tx: Transaction,
  reporter: MemberActor,
  { conversationId, number }: { conversationId: string; number: number },
): Promise<string> {
  await reportMessage(tx, reporter, { conversationId, number, reason: 'insult', words: '' })
  const [flag] = await tx.db
    .select({ id: messageFlag.id })
    .from(messageFlag)
    .where(and(eq(messageFlag.conversationId, conversationId), eq(messageFlag.kind, 'report')))
  if (!flag) throw new Error('Nothing was reported')
  return flag.id
}

export const aFile = (name = 'plan.pdf') => ({
  name,
  type: 'application/pdf',
  bytes: 10,
  fileKey: `messages/${randomUUID()}`,
  scannedAt: null,
})
