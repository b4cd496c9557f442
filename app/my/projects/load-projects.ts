import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { budgetWords, proposalWords } from '#app/shared/projects/project-words.ts'
import {
  countOwnProjects,
  countOwnProposals,
  findProposalQuota,
  listInvitations,
  listOwnProjects,
  listOwnProposals,
  OWN_PROJECTS_A_PAGE,
  ownSorts,
  projectStates,
  proposalStates,
} from '#domain/projects/index.ts'
import { readWords } from '#platform/text/read-words.ts'

const tabAsked = z.enum(['projects', 'proposals']).optional().catch(undefined)
const projectState = z.enum(projectStates).optional().catch(undefined)
const proposalState = z.enum(proposalStates).optional().catch(undefined)
const sortAsked = z.enum(ownSorts).catch('changed')
const pageAsked = z.coerce.number().int().min(1).max(1_000).catch(1)
const MOST_LETTERS = 100
const INVITATIONS = 10

/** The member's projects, or their proposals, as the address asks for them. */
export async function loadProjects({ db, actor, url, settings, clock, page }: MemberEdge) {
  const { searchParams: asked } = url
  const filters = {
    words: readWords(asked.get('q'), MOST_LETTERS),
    sort: sortAsked.parse(asked.get('sort')),
    page: pageAsked.parse(asked.get('page') ?? 1),
  }
  const state = asked.get('state') ?? undefined
  const hidden = await findHidden({ db, page })
  const [projectCounts, proposalCounts, quota, invitations] = await Promise.all([
    countOwnProjects(db, actor.id),
    countOwnProposals(db, actor.id),
    findProposalQuota(db, actor.id, clock.now(), settings),
    listInvitations(db, actor.id, INVITATIONS),
  ])
  const sum = (counts: Map<string, number>) => [...counts.values()].reduce((all, one) => all + one, 0)
  // Who only answers projects comes for what they answered.
  const usual = sum(projectCounts) === 0 && sum(proposalCounts) > 0 ? 'proposals' : 'projects'
  const tab = tabAsked.parse(asked.get('tab') ?? undefined) ?? usual
  const projects =
    tab === 'projects'
      ? await listOwnProjects(db, actor.id, { ...filters, state: projectState.parse(state) })
      : undefined
  const proposals =
    tab === 'proposals'
      ? await listOwnProposals(db, actor.id, { ...filters, state: proposalState.parse(state) })
      : undefined
  const count = projects?.count ?? proposals?.count ?? 0
  return {
    tab,
    filters: {
      ...filters,
      state: (tab === 'projects' ? projectState.parse(state) : proposalState.parse(state)) ?? '',
    },
    states: [...(tab === 'projects' ? projectCounts : proposalCounts)].map(([name, some]) => ({
      state: name as string,
      count: some,
    })),
    projectsCount: sum(projectCounts),
    proposalsCount: sum(proposalCounts),
    quota,
    invitations: invitations.filter(({ ownerId }) => !hidden.has(ownerId)),
    now: clock.now(),
    currency: settings.currency,
    count,
    page: filters.page,
    pages: Math.ceil(count / OWN_PROJECTS_A_PAGE),
    done: asked.get('done'),
    projects: (projects?.rows ?? []).map((row) => ({
      id: row.id,
      title: row.title,
      state: row.state,
      budget: budgetWords(row, settings.currency),
      proposals: proposalWords(row),
      hasProposals: row.proposalsCount > 0,
      unreadCount: row.unreadCount,
      openUntil: row.state === 'open' ? row.openUntil : null,
      reasons: row.state === 'rejected' ? row.reasons : [],
    })),
    proposals: (proposals?.rows ?? []).map((row) => ({
      id: row.id,
      projectId: row.projectId,
      title: row.title,
      state: row.state,
      priceMinor: row.priceMinor,
      days: row.days,
      sentAt: row.sentAt,
      isRead: row.readAt !== null,
      isQueued: row.queuedAt !== null,
      isGivenBack: row.givenBackAt !== null,
      dealId: row.dealId,
    })),
  }
}

export type ProjectsData = Awaited<ReturnType<typeof loadProjects>>
