import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { contentOf } from './project-content.ts'
import { project, projectFile, projectVersion, proposal } from './schema.server.ts'

/** Everything that a member asked for. */
export async function* exportProjects(db: Db, memberId: string): AsyncGenerator<unknown> {
  const own = await db
    .select()
    .from(project)
    .where(eq(project.ownerId, memberId))
    .orderBy(asc(project.createdAt))
  for (const row of own)
    yield {
      id: row.id,
      state: row.state,
      ...contentOf(row),
      createdAt: row.createdAt,
      openedAt: row.openedAt,
      endedAt: row.endedAt,
      reasons: row.reasons,
      note: row.note,
      sentBack: row.sentBack,
      dealId: row.dealId,
      version: row.version,
      earlierVersions: row.version > 1 ? await listEarlier(db, row.id) : [],
    }
}

const listEarlier = (db: Db, projectId: string) =>
  db
    .select({
      number: projectVersion.number,
      replacedAt: projectVersion.replacedAt,
      content: projectVersion.content,
    })
    .from(projectVersion)
    .where(eq(projectVersion.projectId, projectId))
    .orderBy(asc(projectVersion.number))

/** Everything that a member proposed to others. */
export async function* exportProposals(db: Db, memberId: string): AsyncGenerator<unknown> {
  const own = await db
    .select()
    .from(proposal)
    .where(eq(proposal.sellerId, memberId))
    .orderBy(asc(proposal.sentAt))
  for (const { sellerId: _own, ...row } of own) yield row
}

export async function listFilesOfMember(
  db: Db,
  memberId: string,
): Promise<{ id: string; name: string; fileKey: string }[]> {
  const rows = await db
    .select({
      id: projectFile.id,
      name: projectFile.name,
      fileKey: projectFile.fileKey,
      proposalId: projectFile.proposalId,
    })
    .from(projectFile)
    .innerJoin(project, eq(project.id, projectFile.projectId))
    .leftJoin(proposal, eq(proposal.id, projectFile.proposalId))
    .where(or(eq(project.ownerId, memberId), eq(proposal.sellerId, memberId)))
    .orderBy(asc(projectFile.addedAt))
  const ids = rows.flatMap(({ proposalId }) => proposalId ?? [])
  if (ids.length === 0) return rows
  const mine = await db
    .select({ id: proposal.id, sellerId: proposal.sellerId })
    .from(proposal)
    .where(inArray(proposal.id, ids))
  const theirs = new Set(mine.filter(({ sellerId }) => sellerId !== memberId).map(({ id }) => id))
  return rows.filter(({ proposalId }) => !proposalId || !theirs.has(proposalId))
}
