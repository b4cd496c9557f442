import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { budgetWords } from '#app/shared/projects/project-words.ts'
import { actorNames, avatarUrl, findFaces } from '#domain/accounts/index.ts'
import { signsInText } from '#domain/catalogue/index.ts'
import { findLine } from '#domain/categories/index.ts'
import { findClaims } from '#domain/claims/index.ts'
import { findHireRates, findProjectForReview, type ProjectForReview } from '#domain/projects/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { diffWords } from '../diff-words.ts'
import { loadCopies } from '../load-copies.ts'
import { markFlags } from '../mark-flags.ts'
import { findNextProjectFor } from '../next-in-queue.ts'

/** The id in the address; what is no id is no project. */
export function readProjectId(params: Record<string, string | undefined>): string {
  const parsed = z.uuid().safeParse(params['id'])
  if (!parsed.success) throw new NotFound('There is no such project')
  return parsed.data
}

/** One project as a moderator judges it, beside what it said before, and what is known of its owner. */
export async function loadProject(edge: MemberEdge) {
  const { db, actor, params, clock, settings } = edge
  const found = await findProjectForReview(db, actor, readProjectId(params))
  const { project, mayDecide } = found
  const now = clock.now()
  const [faces, rates, line, nameOf, claims, nextId, copies] = await Promise.all([
    findFaces(db, [project.ownerId]),
    findHireRates(db, [project.ownerId]),
    project.categoryId ? findLine(db, project.categoryId) : [],
    actorNames(db, [project.decidedBy]),
    findClaims(db, actor, { kind: 'project', ids: [project.id], now }),
    findNextProjectFor(edge, project.id),
    loadCopies(edge, {
      kind: 'project',
      text: `${project.title}\n${project.description}`,
      id: project.id,
      ownerId: project.ownerId,
    }),
  ])
  const owner = faces.get(project.ownerId)
  return {
    now,
    id: project.id,
    title: project.title,
    state: project.state,
    submittedAt: project.submittedAt,
    category: line.map(({ title }) => title).join(' / ') || 'No category',
    budget: budgetWords(project, settings.currency),
    isChange: found.before !== undefined,
    fields: fieldsOf(found, settings.flagWords),
    copies,
    owner: {
      id: project.ownerId,
      name: owner?.displayName ?? 'Nobody',
      avatarUrl: avatarUrl(owner?.avatarKey ?? null, 64),
      hired: rates.get(project.ownerId)?.hiredCount ?? 0,
    },
    decided: project.decidedAt
      ? {
          at: project.decidedAt,
          by: project.decidedBy ? nameOf(project.decidedBy) : 'nobody',
          reasons: project.reasons,
          note: project.note,
        }
      : null,
    claim: claims.get(project.id) ?? null,
    choices: settings.projectReasons,
    nextId: nextId ?? null,
    mayApprove: mayDecide && project.state === 'in_review',
    mayReject: mayDecide && (project.state === 'in_review' || project.state === 'open'),
    isOwn: !mayDecide,
  }
}

function fieldsOf({ project, before }: ProjectForReview, flagWords: MemberEdge['settings']['flagWords']) {
  const texts = {
    Title: [before?.title, project.title],
    Description: [before?.description, project.description],
    Skills: [before?.skills.join(', '), project.skills.join(', ')],
  } as const
  return Object.entries(texts).map(([name, [was, is]]) => {
    const flags = signsInText(is, flagWords)
    const parts = markFlags(diffWords(was ?? is, is), flags)
    return {
      name,
      isChanged: parts.some(({ kind }) => kind !== 'same'),
      flagged: [...new Set(flags.map(({ what, found }) => `${what}: ${found}`))],
      lines: [{ key: name, parts }],
    }
  })
}

export type ProjectData = Awaited<ReturnType<typeof loadProject>>
