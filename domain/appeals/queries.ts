import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Actor, MemberActor } from '#domain/actor.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { AppealKind } from './appeal-rules.ts'
import { findSent } from './find-sent.ts'
import type { Appealable } from './appealable.ts'
import { appealables } from './kinds.ts'
import { APPEALS_A_PAGE, type AppealRow, readableBy } from './list-appeals.ts'
import { authorise, may, toRead } from './permissions.ts'
import { appeal, appealFile } from './schema.server.ts'

type FileOfAppeal = Pick<typeof appealFile.$inferSelect, 'id' | 'name' | 'type' | 'bytes'>

export async function findAppeal(
  db: Db,
  actor: Actor,
  number: number,
  settings: Settings,
): Promise<{ row: AppealRow; files: FileOfAppeal[]; decision: Appealable | undefined }> {
  authorise(actor, 'appeal.read')
  const [row] = await db
    .select()
    .from(appeal)
    .where(and(eq(appeal.number, number), readableBy(actor)))
  if (!row) throw new NotFound('There is no such appeal')
  const decision = row.memberId
    ? await appealables[row.kind].find(db, {
        decisionId: row.decisionId,
        memberId: row.memberId,
        settings,
        sentAt: row.sentAt,
      })
    : undefined
  return { row, files: await listFiles(db, number), decision }
}

export type OwnAppeal = {
  decision: Appealable | undefined
  sent: (AppealRow & { files: FileOfAppeal[] }) | undefined
}

/** A decision about something of a member's, and their appeal against it. */
export async function findOwnAppeal(
  db: Db,
  actor: MemberActor,
  { kind, decisionId }: { kind: AppealKind; decisionId: string },
  settings: Settings,
): Promise<OwnAppeal> {
  authorise(actor, 'appeal.read-own')
  const memberId = actor.id
  const findMine = async (name: string) => {
    const found = await findSent(db, { kind, decisionId: name })
    return found?.memberId === memberId ? found : undefined
  }
  const named = await findMine(decisionId)
  const asked = { decisionId, memberId, settings, sentAt: named?.sentAt }
  const decision = await appealables[kind].find(db, asked)
  const row = named ?? (decision?.decisionId ? await findMine(decision.decisionId) : undefined)
  return { decision, sent: row && { ...row, files: await listFiles(db, row.number) } }
}

/** What one side of a deal said against decisions in it, for both sides and for whoever decides. */
export async function findAppealsOfDisputes(
  db: Db,
  viewer: Actor,
  disputeIds: readonly string[],
): Promise<(AppealRow & { files: FileOfAppeal[] })[]> {
  if (viewer.kind !== 'member' || disputeIds.length === 0) return []
  const rows = await db
    .select()
    .from(appeal)
    .where(and(eq(appeal.kind, 'dispute'), inArray(appeal.decisionId, [...disputeIds])))
  const isStaff = may(viewer, 'appeal.read-money')
  const readable = []
  for (const row of rows)
    if (isStaff || (await appealables.dispute.isReadBy?.(db, viewer.id, row.decisionId)))
      readable.push({ ...row, files: await listFiles(db, row.number) })
  return readable
}

/** A member's own, the latest first. */
export async function listOwnAppeals(
  db: Db,
  actor: MemberActor,
  { before }: { before?: number | undefined } = {},
): Promise<AppealRow[]> {
  authorise(actor, 'appeal.read-own')
  return db
    .select()
    .from(appeal)
    .where(and(eq(appeal.memberId, actor.id), before === undefined ? undefined : lt(appeal.number, before)))
    .orderBy(newestFirst(appeal.number))
    .limit(APPEALS_A_PAGE)
}

async function listFiles(db: Db, number: number): Promise<FileOfAppeal[]> {
  const { id, name, type, bytes } = appealFile
  return db
    .select({ id, name, type, bytes })
    .from(appealFile)
    .where(eq(appealFile.appealNumber, number))
    .orderBy(appealFile.position)
}

/** A file of an appeal, for whoever sent it and for staff. */
export async function findAppealFile(
  db: Db,
  viewer: Actor,
  fileId: string,
): Promise<{ name: string; type: string; fileKey: string } | undefined> {
  const [found] = await db
    .select({
      name: appealFile.name,
      type: appealFile.type,
      fileKey: appealFile.fileKey,
      memberId: appeal.memberId,
      kind: appeal.kind,
      decisionId: appeal.decisionId,
    })
    .from(appealFile)
    .innerJoin(appeal, eq(appeal.number, appealFile.appealNumber))
    .where(eq(appealFile.id, fileId))
  if (!found) return undefined
  const { memberId, kind, decisionId, ...file } = found
  if (may(viewer, toRead(kind))) return file
  if (viewer.kind !== 'member') return undefined
  const isTheirs = viewer.id === memberId
  return isTheirs || (await appealables[kind].isReadBy?.(db, viewer.id, decisionId)) ? file : undefined
}

export type AppealFigures = { decided: number; overturned: number; medianHours: number | null }

/** What became of appeals, without names: anyone may read it. */
export async function countAppealFigures(db: Db): Promise<AppealFigures> {
  const [row] = await db
    .select({
      decided: sql<number>`count(*)::int`,
      overturned: sql<number>`(count(*) filter (where ${appeal.outcome} <> 'upheld'))::int`,
      medianHours: sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from ${appeal.decidedAt} - ${appeal.sentAt}) / 3600)::float`,
    })
    .from(appeal)
    .where(isNotNull(appeal.decidedAt))
  return row ?? { decided: 0, overturned: 0, medianHours: null }
}
