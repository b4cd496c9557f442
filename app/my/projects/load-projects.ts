import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { readPage } from '#app/shared/read-page.ts'
import { budgetWords, proposalWords } from '#app/shared/projects/project-words.ts'
import {
  countOwnProjects,
  countOwnProposals,
  findProposalQuota,
  isTakenDown,
  listInvitations,
  listOwnProjects,
  listOwnProposals,
  OWN_PROJECTS_A_PAGE,
  ownSorts,
  projectStates,
  proposalStates,
  whyNot,
} from '#domain/projects/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import { readWords } from '#platform/text/read-words.ts'

const tabAsked = z.enum(['projects', 'proposals']).optional().catch(undefined)
const projectState = z.enum(projectStates).optional().catch(undefined)
const proposalState = z.enum(proposalStates).optional().catch(undefined)
const sortAsked = z.enum(ownSorts).catch('changed')
const pageAsked = z.coerce.number().int().min(1).max(1_000).catch(1)
const MOST_LETTERS = 100
const INVITATIONS = 10

/** The member's projects, or their proposals, as the address asks for them. */
export async function loadProjects({ db, actor, url, settings, clock, page: pageContext }: MemberEdge) {
  const { searchParams: asked } = url
  const filters = {
    words: readWords(asked.get('q'), MOST_LETTERS),
    sort: sortAsked.parse(asked.get('sort')),
  }
  const state = asked.get('state') ?? undefined
  const hidden = await findHidden({ db, page: pageContext })
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
  const { projects, proposals, count, page, pages } = await readPage(
    pageAsked.parse(asked.get('page') ?? 1),
    OWN_PROJECTS_A_PAGE,
    async (number) => {
      const wanted = { ...filters, page: number }
      if (tab === 'projects') {
        const { rows, count: found } = await listOwnProjects(db, actor.id, {
          ...wanted,
          state: projectState.parse(state),
        })
        return { projects: rows, proposals: [], count: found }
      }
      const { rows, count: found } = await listOwnProposals(db, actor.id, {
        ...wanted,
        state: proposalState.parse(state),
      })
      return { projects: [], proposals: rows, count: found }
    },
  )
  const teams = await nameTeams(
    db,
    proposals.map(({ teamId }) => teamId),
  )
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
    page,
    pages,
    done: asked.get('done'),
    projects: projects.map((row) => ({
      id: row.id,
      title: row.title,
      state: row.state,
      budget: budgetWords(row, settings.currency),
      proposals: proposalWords(row),
      canChoose: row.proposalsCount > 0 && !whyNot(row, 'award'),
      unreadCount: row.unreadCount,
      isTakenDown: isTakenDown(row),
      openUntil: row.state === 'open' && !row.takenDownAt ? row.openUntil : null,
      reasons: row.state === 'rejected' ? row.reasons : [],
    })),
    proposals: proposals.map((row) => ({
      id: row.id,
      at: `/projects/${row.projectId}?proposal=${row.id}#mine`,
      teamName: teams.get(row.teamId ?? '')?.name ?? null,
      title: row.title,
      state: row.state,
      priceMinor: row.priceMinor,
      days: row.days,
      sentAt: row.sentAt,
      isRead: row.readAt !== null,
      isQueued: row.queuedAt !== null,
      isGivenBack: row.givenBackAt !== null && row.sellerId === actor.id,
      dealId: row.dealId,
    })),
  }
}

export type ProjectsData = Awaited<ReturnType<typeof loadProjects>>
