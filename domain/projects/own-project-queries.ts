import { and, count, desc, asc, eq, inArray, sql } from 'drizzle-orm'
import { contains } from '#platform/db/words/contains.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import type { ProjectRow, ProposalRow } from './lock-project.ts'
import { isKeptBy } from './proposals/kept-by.ts'
import { project, projectInvitation, proposal } from './schema.server.ts'
import type { ProjectState, ProposalState } from './states.ts'

export const OWN_PROJECTS_A_PAGE = 20
export const ownSorts = ['changed', 'title', 'proposals'] as const
type OwnFilters<State> = {
  state?: State | undefined
  words: string
  sort: (typeof ownSorts)[number]
  page: number
}

/** How some of an owner's own projects are called; those of others are left out. */
export async function nameOwnProjects(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: project.id, title: project.title })
    .from(project)
    .where(and(eq(project.ownerId, ownerId), inArray(project.id, [...ids])))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** The owner's own projects, newest change first unless asked otherwise. */
export async function listOwnProjects(
  db: Db,
  ownerId: string,
  { state, words, sort, page }: OwnFilters<ProjectState>,
): Promise<{ rows: (ProjectRow & { unreadCount: number })[]; count: number }> {
  const where = and(
    eq(project.ownerId, ownerId),
    state ? eq(project.state, state) : undefined,
    words ? contains(project.title, words) : undefined,
  )
  const orders = {
    changed: [newestFirst(project.changedAt)],
    title: [asc(project.title)],
    proposals: [desc(project.proposalsCount)],
  }[sort]
  const found = await db
    .select()
    .from(project)
    .where(where)
    .orderBy(...orders, asc(project.id))
    .limit(OWN_PROJECTS_A_PAGE)
    .offset((page - 1) * OWN_PROJECTS_A_PAGE)
  const unread = await countUnread(
    db,
    found.map(({ id }) => id),
  )
  return {
    rows: found.map((row) => ({ ...row, unreadCount: unread.get(row.id) ?? 0 })),
    count: await db.$count(project, where),
  }
}

async function countUnread(db: Db, projectIds: readonly string[]): Promise<Map<string, number>> {
  if (projectIds.length === 0) return new Map()
  const rows = await db
    .select({ id: proposal.projectId, unread: count() })
    .from(proposal)
    .where(
      and(
        inArray(proposal.projectId, [...projectIds]),
        eq(proposal.state, 'sent'),
        sql`${proposal.readAt} is null and ${proposal.queuedAt} is null`,
      ),
    )
    .groupBy(proposal.projectId)
  return new Map(rows.map(({ id, unread }) => [id, unread]))
}

export async function countOwnProjects(db: Db, ownerId: string): Promise<Map<ProjectState, number>> {
  const rows = await db
    .select({ state: project.state, count: count() })
    .from(project)
    .where(eq(project.ownerId, ownerId))
    .groupBy(project.state)
  return new Map(rows.map((row) => [row.state, row.count]))
}

type OwnProposal = ProposalRow & { title: string; projectState: ProjectState; dealId: string | null }

/** What somebody or a team that they run has sent, with what became of it. */
export async function listOwnProposals(
  db: Db,
  memberId: string,
  { state, words, sort, page }: OwnFilters<ProposalState>,
): Promise<{ rows: OwnProposal[]; count: number }> {
  const where = and(
    isKeptBy(memberId),
    state ? eq(proposal.state, state) : undefined,
    words ? contains(project.title, words) : undefined,
  )
  const orders = {
    changed: [newestFirst(proposal.sentAt)],
    title: [asc(project.title)],
    proposals: [desc(proposal.priceMinor)],
  }[sort]
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        own: proposal,
        title: project.title,
        projectState: project.state,
        dealId: sql<string | null>`case when ${proposal.state} = 'accepted' then ${project.dealId} end`,
      })
      .from(proposal)
      .innerJoin(project, eq(project.id, proposal.projectId))
      .where(where)
      .orderBy(...orders, asc(proposal.id))
      .limit(OWN_PROJECTS_A_PAGE)
      .offset((page - 1) * OWN_PROJECTS_A_PAGE),
    db
      .select({ count: count() })
      .from(proposal)
      .innerJoin(project, eq(project.id, proposal.projectId))
      .where(where),
  ])
  return { rows: rows.map(({ own, ...more }) => ({ ...own, ...more })), count: counted?.count ?? 0 }
}

export async function countOwnProposals(db: Db, memberId: string): Promise<Map<ProposalState, number>> {
  const rows = await db
    .select({ state: proposal.state, count: count() })
    .from(proposal)
    .where(isKeptBy(memberId))
    .groupBy(proposal.state)
  return new Map(rows.map((row) => [row.state, row.count]))
}

/** Open projects to which this seller is invited and has not answered. */
export async function listInvitations(db: Db, sellerId: string, most: number) {
  return db
    .select({
      id: project.id,
      title: project.title,
      ownerId: project.ownerId,
      invitedAt: projectInvitation.invitedAt,
    })
    .from(projectInvitation)
    .innerJoin(project, eq(project.id, projectInvitation.projectId))
    .where(
      and(
        eq(projectInvitation.sellerId, sellerId),
        eq(project.state, 'open'),
        eq(project.isOwnerHidden, false),
        sql`not exists (select from ${proposal} where ${proposal.projectId} = ${project.id} and ${proposal.sellerId} = ${sellerId})`,
      ),
    )
    .orderBy(newestFirst(projectInvitation.invitedAt))
    .limit(most)
}
