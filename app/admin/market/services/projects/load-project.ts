import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { budgetWords } from '#app/shared/projects/project-words.ts'
import { actorNames, avatarUrl, findFaces } from '#domain/accounts/index.ts'
import { signsInText } from '#domain/catalogue/index.ts'
import { findClaims } from '#domain/claims/index.ts'
import { findHireRates, findProjectForReview, type VersionContent } from '#domain/projects/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { compareTexts, type Lines, oneLine } from '../compare-texts.ts'
import { loadCopies } from '../load-copies.ts'
import { nameCategories } from '../name-categories.ts'
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
  const { project, before, mayDecide } = found
  const now = clock.now()
  const [faces, rates, categoryName, nameOf, claims, nextId, copies] = await Promise.all([
    findFaces(db, [project.ownerId]),
    findHireRates(db, [project.ownerId]),
    nameCategories(db, [before?.categoryId, project.categoryId]),
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
  const naming = { currency: settings.currency, categoryName }
  const texts = textsOf(found.now, naming)
  return {
    now,
    id: project.id,
    title: project.title,
    state: project.state,
    submittedAt: project.submittedAt,
    beforeWas: found.beforeWas,
    fields: compareTexts(before && textsOf(before, naming), texts, (name) =>
      signsInText([...(texts[name]?.values() ?? [])].join('\n'), settings.flagWords),
    ),
    copies,
    owner: {
      id: project.ownerId,
      name: owner?.displayName ?? 'Nobody',
      avatarUrl: avatarUrl(owner?.avatarKey ?? null, 64),
      hired: rates.get(project.ownerId)?.hiredCount ?? 0,
    },
    decided:
      project.decidedAt || project.sentBack
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

type Naming = { currency: string; categoryName: (id: string | null) => string }

function textsOf(content: VersionContent, { currency, categoryName }: Naming): Record<string, Lines> {
  return {
    Title: oneLine(content.title),
    Category: oneLine(categoryName(content.categoryId)),
    Description: oneLine(content.description),
    Skills: oneLine(content.skills.join(', ')),
    Budget: oneLine(budgetWords(content, currency)),
    'Wanted by': oneLine(content.wantedBy ?? ''),
    Attachments: new Map(content.files.map(({ id, name }) => [id, name])),
  }
}

export type ProjectData = Awaited<ReturnType<typeof loadProject>>
