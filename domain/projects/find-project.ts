import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { fileNote } from '#platform/files/file-note.ts'
import type { ProjectRow, ProposalRow } from './lock-project.ts'
import { may } from './permissions.ts'
import { maySee } from './project-rules.ts'
import { project, projectFile, projectInvitation, proposal } from './schema.server.ts'
import { isPosted } from './states.ts'

type ProjectFile = {
  id: string
  name: string
  bytes: number
  /** What to know before opening it. */
  note: string
  proposalId: string | null
}

export type FoundProject = {
  project: ProjectRow
  isOwner: boolean
  isInvited: boolean
  /** The viewer's own proposal to it. */
  own: ProposalRow | undefined
  /** How many stand before it in the queue, counted from one. */
  queuePlace: number | undefined
  files: ProjectFile[]
}

/** A project as this person may see it; nothing when for them there is none. */
export async function findProject(db: Db, who: Actor, projectId: string): Promise<FoundProject | undefined> {
  const [found] = await db.select().from(project).where(eq(project.id, projectId))
  if (!found) return undefined
  const memberId = who.kind === 'member' ? who.id : undefined
  const [own] = memberId
    ? await db
        .select()
        .from(proposal)
        .where(and(eq(proposal.projectId, projectId), eq(proposal.sellerId, memberId)))
    : []
  const isInvited = memberId ? await isInvitedTo(db, projectId, memberId) : false
  const viewer = { memberId, isStaff: may(who, 'projects.read'), isInvited, hasProposed: own !== undefined }
  if (!maySee({ ...found, isPosted: isPosted(found.state) }, viewer)) return undefined
  return {
    project: found,
    isOwner: found.ownerId === memberId,
    isInvited,
    own,
    queuePlace: own?.queuedAt ? await placeOf(db, own) : undefined,
    files: await listFiles(db, projectId, [null, ...(own ? [own.id] : [])]),
  }
}

async function isInvitedTo(db: Db, projectId: string, sellerId: string): Promise<boolean> {
  const found = await db.$count(
    projectInvitation,
    and(eq(projectInvitation.projectId, projectId), eq(projectInvitation.sellerId, sellerId)),
  )
  return found > 0
}

async function placeOf(db: Db, { id, projectId, queuedAt }: ProposalRow): Promise<number | undefined> {
  if (!queuedAt) return undefined
  const before = await db.$count(
    proposal,
    and(
      eq(proposal.projectId, projectId),
      or(lt(proposal.queuedAt, queuedAt), and(eq(proposal.queuedAt, queuedAt), lt(proposal.id, id))),
      ne(proposal.id, id),
    ),
  )
  return before + 1
}

async function listFiles(
  db: Db,
  projectId: string,
  proposalIds: readonly (string | null)[],
): Promise<ProjectFile[]> {
  const named = proposalIds.filter((id) => id !== null)
  const rows = await db
    .select({
      id: projectFile.id,
      name: projectFile.name,
      bytes: projectFile.bytes,
      scannedAt: projectFile.scannedAt,
      proposalId: projectFile.proposalId,
    })
    .from(projectFile)
    .where(
      and(
        eq(projectFile.projectId, projectId),
        or(
          isNull(projectFile.proposalId),
          named.length > 0 ? inArray(projectFile.proposalId, named) : undefined,
        ),
      ),
    )
    .orderBy(asc(projectFile.addedAt), asc(projectFile.name))
  return rows.map(({ scannedAt, ...file }) => ({ ...file, note: fileNote({ name: file.name, scannedAt }) }))
}

type ProposalToOwner = ProposalRow & { files: ProjectFile[] }

/** Proposals side by side, for the owner: those that stand first; those that wait in the queue are not told. */
export async function listProposalsTo(db: Db, projectId: string): Promise<ProposalToOwner[]> {
  const rows = await db
    .select()
    .from(proposal)
    .where(and(eq(proposal.projectId, projectId), isNull(proposal.queuedAt), ne(proposal.state, 'withdrawn')))
    .orderBy(
      sql`array_position(array['accepted','shortlisted','sent','declined'], ${proposal.state})`,
      asc(proposal.sentAt),
      asc(proposal.id),
    )
  const files = await listFiles(
    db,
    projectId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, files: files.filter(({ proposalId }) => proposalId === row.id) }))
}

/** A file, if this person may have it. */
export async function findProjectFile(
  db: Db,
  who: Actor,
  { projectId, fileId }: { projectId: string; fileId: string },
): Promise<{ name: string; type: string; fileKey: string } | undefined> {
  const seen = await findProject(db, who, projectId)
  if (!seen) return undefined
  const [file] = await db
    .select()
    .from(projectFile)
    .where(and(eq(projectFile.id, fileId), eq(projectFile.projectId, projectId)))
  if (!file) return undefined
  if (file.proposalId && file.proposalId !== seen.own?.id && !may(who, 'proposals.read')) {
    if (!seen.isOwner) return undefined
    // What waits in the queue is not the owner's to read yet.
    const [of] = await db.select().from(proposal).where(eq(proposal.id, file.proposalId))
    if (!of || of.queuedAt) return undefined
  }
  return { name: file.name, type: file.type, fileKey: file.fileKey }
}

export async function listInvited(
  db: Db,
  projectId: string,
): Promise<{ sellerId: string; invitedAt: Date }[]> {
  return db
    .select({ sellerId: projectInvitation.sellerId, invitedAt: projectInvitation.invitedAt })
    .from(projectInvitation)
    .where(eq(projectInvitation.projectId, projectId))
    .orderBy(asc(projectInvitation.invitedAt))
}
