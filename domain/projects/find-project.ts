import { and, asc, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { fileNote } from '#platform/files/file-note.ts'
import type { ProjectRow, ProposalRow } from './lock-project.ts'
import { may } from './permissions.ts'
import { maySee } from './project-rules.ts'
import { isSeenBy } from './proposals/count-proposals.ts'
import { isKeptBy } from './proposals/kept-by.ts'
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
  /** What the viewer, or a team that they run, has answered: what they wrote themselves first, then the newest. */
  kept: ProposalRow[]
  /** The one of these that they are shown. */
  own: ProposalRow | undefined
  /** They have answered it in the name of a team that they do not run any more. */
  isLeftToTeam: boolean
  /** How many stand before it in the queue, counted from one. */
  queuePlace: number | undefined
  files: ProjectFile[]
}

/** What is asked for instead of a proposal: to write one of one's own beside that of a team. */
const NEW = 'new'

/** A project as this person may see it, with the proposal that they ask for; nothing when for them there is none. */
export async function findProject(
  db: Db,
  who: Actor,
  projectId: string,
  asked?: string | null,
): Promise<FoundProject | undefined> {
  const [found] = await db.select().from(project).where(eq(project.id, projectId))
  if (!found) return undefined
  const memberId = who.kind === 'member' ? who.id : undefined
  const answers = memberId ? await listAnswers(db, projectId, memberId) : []
  const kept = answers.filter(({ isKept }) => isKept).map(({ answer }) => answer)
  const isSender = answers.some(({ answer }) => answer.sellerId === memberId)
  const own = asked === NEW && !isSender ? undefined : (kept.find(({ id }) => id === asked) ?? kept[0])
  const isInvited = memberId ? await isInvitedTo(db, projectId, memberId) : false
  const viewer = { memberId, isStaff: may(who, 'projects.read'), isInvited, hasProposed: kept.length > 0 }
  if (!maySee({ ...found, isPosted: isPosted(found.state) }, viewer)) return undefined
  return {
    project: found,
    isOwner: found.ownerId === memberId,
    isInvited,
    kept,
    own,
    isLeftToTeam: answers.some(({ isKept }) => !isKept),
    queuePlace: own?.queuedAt ? await placeOf(db, found.ownerId, own) : undefined,
    files: await listFiles(db, projectId, [null, ...kept.map(({ id }) => id)]),
  }
}

/** What somebody wrote, whoever decides about it now, and what teams that they run have answered. */
const listAnswers = (db: Db, projectId: string, memberId: string) =>
  db
    .select({ answer: proposal, isKept: isKeptBy(memberId) })
    .from(proposal)
    .where(and(eq(proposal.projectId, projectId), or(eq(proposal.sellerId, memberId), isKeptBy(memberId))))
    .orderBy(desc(eq(proposal.sellerId, memberId)), newestFirst(proposal.sentAt), asc(proposal.id))

async function isInvitedTo(db: Db, projectId: string, sellerId: string): Promise<boolean> {
  const found = await db.$count(
    projectInvitation,
    and(eq(projectInvitation.projectId, projectId), eq(projectInvitation.sellerId, sellerId)),
  )
  return found > 0
}

async function placeOf(
  db: Db,
  ownerId: string,
  { id, projectId, queuedAt }: ProposalRow,
): Promise<number | undefined> {
  if (!queuedAt) return undefined
  const before = await db.$count(
    proposal,
    and(
      eq(proposal.projectId, projectId),
      or(lt(proposal.queuedAt, queuedAt), and(eq(proposal.queuedAt, queuedAt), lt(proposal.id, id))),
      ne(proposal.id, id),
      isSeenBy(ownerId),
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
  const isKept = seen.kept.some(({ id }) => id === file.proposalId)
  if (file.proposalId && !isKept && !may(who, 'proposals.read')) {
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
