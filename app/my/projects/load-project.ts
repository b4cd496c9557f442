import type { MemberEdge } from '#app/edge.ts'
import { categoryChoices } from '#app/my/portfolio/work-form.ts'
import { findCarried } from '#app/shared/briefs/carried.server.ts'
import { noteSeen } from '#app/shared/notifications/note-seen.server.ts'
import { loadProposals } from '#app/shared/projects/load-proposals.server.ts'
import { budgetWords, proposalWords } from '#app/shared/projects/project-words.ts'
import { decisionIdOf } from '#domain/appeals/index.ts'
import {
  contentOf,
  emptyProject,
  findProject,
  findReviewTime,
  isTakenDown,
  mayChange,
  type ProjectContent,
  type ProjectRow,
  whyNot,
} from '#domain/projects/index.ts'
import { findCaseThatTookDown } from '#domain/reports/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { fieldsOf } from './project-fields.ts'
import { reviewTimeWords } from './review-time-words.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

/** Somebody else's project is not there. */
export async function findOwn({ db, actor, params }: MemberEdge) {
  const id = params['id'] ?? ''
  const found = isUuid(id) ? await findProject(db, actor, id) : undefined
  if (!found?.isOwner) throw new NotFound('There is no such project of yours')
  return found
}

/** The form for a new project, or one of the member's own with all that can be done to it. */
export async function loadProject(edge: MemberEdge) {
  const { db, params, settings, clock, url } = edge
  const { currency, attachmentsMost: most, attachmentMegabytes: megabytes } = settings
  const both = {
    categories: await categoryChoices(db),
    currency,
    attachments: { most, megabytes },
    now: clock.now(),
    done: url.searchParams.get('done'),
    asks: url.searchParams.get('ask'),
    openDays: settings.projectOpenDays,
  }
  if (params['id'] === 'new')
    return {
      ...both,
      own: null,
      takenDown: null,
      saved: fieldsOf(await beginWith(edge), currency),
      files: [],
      toOwner: null,
      reviewTakes: null,
    }
  const { project, files } = await findOwn(edge)
  await noteSeen(edge, `project:${project.id}`)
  return {
    ...both,
    own: viewOwn(project, currency),
    takenDown: await viewTakeDown(db, project),
    saved: fieldsOf(contentOf(project), currency),
    files: files.filter(({ proposalId }) => proposalId === null),
    toOwner: project.openedAt ? await loadProposals(edge, project) : null,
    reviewTakes: project.state === 'in_review' ? reviewTimeWords(await findReviewTime(db)) : null,
  }
}

/** An empty project, or the brief that its owner comes with, every word of it. */
async function beginWith(edge: MemberEdge): Promise<ProjectContent> {
  const brief = await findCarried(edge)
  if (!brief) return emptyProject
  const { budgetMinMinor, budgetMaxMinor } = brief
  const budgetKind =
    budgetMaxMinor === null
      ? 'open'
      : budgetMinMinor === null || budgetMinMinor === budgetMaxMinor
        ? 'fixed'
        : 'range'
  return { ...emptyProject, ...brief, budgetKind }
}

function viewOwn(project: ProjectRow, currency: string) {
  return {
    id: project.id,
    state: project.state,
    title: project.title,
    // The time of what was taken down stands still.
    openUntil: project.state === 'open' && !project.takenDownAt ? project.openUntil : null,
    isTakenDown: isTakenDown(project),
    may: {
      extend: !whyNot(project, 'extend') && !project.isExtended,
      close: !whyNot(project, 'close'),
      change: mayChange(project),
    },
    dealId: project.dealId,
    reasons: project.reasons,
    note: project.note,
    appeal: project.decidedAt
      ? `/my/support/appeals/project/${decisionIdOf(project.id, project.decidedAt)}`
      : null,
    budget: budgetWords(project, currency),
    proposals: proposalWords(project),
  }
}

/** Why it was taken down and where its owner appeals: what a report led to is told and appealed as the case of that report. */
async function viewTakeDown(db: MemberEdge['db'], project: ProjectRow) {
  const at = isTakenDown(project) ? project.takenDownAt : null
  if (!at) return null
  const found = await findCaseThatTookDown(db, { kind: 'project', thingId: project.id, at })
  return {
    why: found ? `/my/support/cases/${found.number}` : null,
    appeal: found ? `/my/support/appeals/case/${decisionIdOf(String(found.number), at)}` : null,
  }
}

type OwnProjectData = Awaited<ReturnType<typeof loadProject>>
export type OwnProjectView = NonNullable<OwnProjectData['own']>
export type TakeDownView = NonNullable<OwnProjectData['takenDown']>
