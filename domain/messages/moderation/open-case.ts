import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Actor, MemberActor } from '#domain/actor.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { authorise } from '../permissions.ts'
import { message, messageFile, messageOpening, messageVersion } from '../schema.server.ts'
import { expectFlag, listFlagsOfMessage, listParties, type MessageFlag } from './case-queries.ts'
import { AROUND, MORE } from './case-rules.ts'

export type CaseMessage = Pick<
  typeof message.$inferSelect,
  'number' | 'kind' | 'senderId' | 'text' | 'writtenAt' | 'editedAt' | 'deletedAt' | 'hiddenWhy'
> & {
  /** What it said before it was changed or taken away. */
  earlier: string[]
  /** What came with it, also where it was taken away since: each is opened by itself. */
  files: CaseFile[]
}

export type CaseFile = Pick<typeof messageFile.$inferSelect, 'id' | 'name' | 'bytes' | 'scannedAt'>

export type OpenedCase = {
  flag: MessageFlag
  flags: MessageFlag[]
  /** The writer first. */
  partyIds: string[]
  messages: CaseMessage[]
  /** How often more was opened, with a reason. */
  reasons: string[]
}

/**
 * Opens a flagged or reported message with those around it. Every opening is a line of the audit log; there is no way to a
 * conversation that nobody flagged. More of it is shown for each reason that was written, while the case is open: what the two go on to say
 * is nobody else's.
 */
export async function openCase(
  tx: Transaction,
  actor: Actor,
  { flagId }: { flagId: string },
  { origin }: { origin: Origin },
): Promise<OpenedCase> {
  const { flag, partyIds, reasons, reach } = await enterCase(tx, actor, flagId)
  await recordSecurityEvent(tx, {
    kind: 'conversation.opened',
    actor,
    memberId: flag.memberId,
    origin,
    details: { flagId, conversationId: flag.conversationId, number: flag.number },
  })
  return {
    flag,
    flags: await listFlagsOfMessage(tx.db, flag),
    partyIds,
    messages: await readAround(tx, flag, reach),
    reasons,
  }
}

/** Asks for more of a conversation than the case shows, with why. */
export async function openFurther(
  tx: Transaction,
  actor: MemberActor,
  { flagId, reason }: { flagId: string; reason: string },
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'message.read-flags')
  const flag = await expectFlag(tx.db, flagId)
  expectNoParty(actor, await listParties(tx.db, flag))
  if (flag.decidedAt) throw new Conflict('This case is decided: nothing more of it is opened')
  await tx.db.insert(messageOpening).values({ flagId, adminId: actor.id, reason, at: tx.now })
  await recordSecurityEvent(tx, {
    kind: 'conversation.opened-further',
    actor,
    memberId: flag.memberId,
    origin,
    details: { flagId, conversationId: flag.conversationId, reason },
  })
}

/** Whoever talks there themselves is no judge of it. */
export function expectNoParty(actor: Actor, partyIds: readonly string[]): void {
  if (partyIds.includes(adminOf(actor)))
    throw new Forbidden('You are in this conversation yourself: another administrator looks at it')
}

const adminOf = (actor: Actor) => (actor.kind === 'member' ? actor.id : '')

/** A case as it stands open to whoever asks: how far around the message they read, and for which reasons of theirs. */
export async function enterCase(tx: Transaction, actor: Actor, flagId: string) {
  authorise(actor, 'message.read-flags')
  const flag = await expectFlag(tx.db, flagId)
  const partyIds = await listParties(tx.db, flag)
  expectNoParty(actor, partyIds)
  const openings = await tx.db
    .select({ reason: messageOpening.reason })
    .from(messageOpening)
    .where(and(eq(messageOpening.flagId, flagId), eq(messageOpening.adminId, adminOf(actor))))
    .orderBy(asc(messageOpening.at))
  return {
    flag,
    partyIds,
    reasons: openings.map(({ reason }) => reason),
    reach: AROUND / 2 + (flag.decidedAt ? 0 : openings.length * MORE),
  }
}

async function readAround(
  { db }: Transaction,
  { conversationId, number }: MessageFlag,
  reach: number,
): Promise<CaseMessage[]> {
  if (conversationId === null || number === null) return []
  const isNear = (column: typeof message.number | typeof messageVersion.number) =>
    and(gte(column, number - reach), lte(column, number + reach))
  const rows = await db
    .select({
      number: message.number,
      kind: message.kind,
      senderId: message.senderId,
      text: message.text,
      writtenAt: message.writtenAt,
      editedAt: message.editedAt,
      deletedAt: message.deletedAt,
      hiddenWhy: message.hiddenWhy,
      fileCount: message.fileCount,
    })
    .from(message)
    .where(and(eq(message.conversationId, conversationId), isNear(message.number)))
    .orderBy(asc(message.number))
  const versions = await db
    .select({ number: messageVersion.number, text: messageVersion.text })
    .from(messageVersion)
    .where(and(eq(messageVersion.conversationId, conversationId), isNear(messageVersion.number)))
    .orderBy(asc(messageVersion.change))
  const earlier = Map.groupBy(versions, (version) => version.number)
  const withFiles = rows.filter(({ fileCount }) => fileCount > 0).map((row) => row.number)
  const files = await listFilesOf(db, conversationId, withFiles)
  return rows.map(({ fileCount: _fileCount, ...row }) => ({
    ...row,
    earlier: (earlier.get(row.number) ?? []).map(({ text }) => text),
    files: files.get(row.number) ?? [],
  }))
}

async function listFilesOf(db: Transaction['db'], conversationId: string, numbers: number[]) {
  if (numbers.length === 0) return new Map<number, CaseFile[]>()
  const { id, name, bytes, scannedAt, number, position } = messageFile
  const rows = await db
    .select({ id, name, bytes, scannedAt, number })
    .from(messageFile)
    .where(and(eq(messageFile.conversationId, conversationId), inArray(number, numbers)))
    .orderBy(number, position)
  return Map.groupBy(rows, (row) => row.number)
}
