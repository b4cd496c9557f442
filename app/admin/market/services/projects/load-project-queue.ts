import { countQueues } from '#app/admin/count-queues.ts'
import type { MemberEdge } from '#app/edge.ts'
import { readPage } from '#app/shared/read-page.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { signsInText } from '#domain/catalogue/index.ts'
import { findLine } from '#domain/categories/index.ts'
import { findClaims } from '#domain/claims/index.ts'
import { findHireRates, listProjectQueue, MODERATED_PROJECTS_A_PAGE } from '#domain/projects/index.ts'
import { readWords } from '#platform/text/read-words.ts'
import { loadPicked } from '../load-picked.ts'

const MOST_LETTERS = 100
const FARTHEST_PAGE = 500

/** Projects of newcomers that wait, or those that are open; only counted while services are looked at. */
export async function loadProjectQueue(edge: MemberEdge) {
  const { db, actor, url, settings, clock } = edge
  const { searchParams: asked } = url
  const waitingCount = (await countQueues(edge)).projects?.waiting ?? 0
  const which = asked.get('which') === 'posted' ? ('posted' as const) : ('waiting' as const)
  const words = readWords(asked.get('q'), MOST_LETTERS)
  const isOpen = asked.get('show') === 'projects'
  const empty = {
    isOpen,
    waitingCount,
    which,
    words,
    reasons: settings.projectReasons,
    sendingBack: undefined,
  }
  if (!isOpen) return { ...empty, rows: [], count: 0, page: 1, pages: 1 }
  const typedPage = Number(asked.get('page') ?? 1)
  const pageAsked =
    Number.isInteger(typedPage) && typedPage >= 1 && typedPage <= FARTHEST_PAGE ? typedPage : 1
  const { rows, count, page, pages } = await readPage(pageAsked, MODERATED_PROJECTS_A_PAGE, (number) =>
    listProjectQueue(db, actor, { words, which, page: number }),
  )
  const ownerIds = rows.map(({ ownerId }) => ownerId)
  const [faces, rates, claims] = await Promise.all([
    findFaces(db, ownerIds),
    findHireRates(db, ownerIds),
    findClaims(db, actor, { kind: 'project', ids: rows.map(({ id }) => id), now: clock.now() }),
  ])
  const lines = new Map<string, string>()
  for (const { categoryId } of rows)
    if (categoryId && !lines.has(categoryId))
      lines.set(categoryId, (await findLine(db, categoryId)).map(({ title }) => title).join(' / '))
  return {
    ...empty,
    page,
    count,
    pages,
    sendingBack: loadPicked(edge, 'project', rows),
    rows: rows.map((row) => ({
      id: row.id,
      title: row.title,
      state: row.state,
      category: (row.categoryId && lines.get(row.categoryId)) || 'No category',
      submittedAt: row.submittedAt,
      claim: claims.get(row.id) ?? null,
      flagsCount: signsInText(`${row.title}\n${row.description}`, settings.flagWords).length,
      owner: {
        id: row.ownerId,
        name: faces.get(row.ownerId)?.displayName ?? 'Nobody',
        hired: rates.get(row.ownerId)?.hiredCount ?? 0,
      },
    })),
  }
}

export type ProjectQueueData = Awaited<ReturnType<typeof loadProjectQueue>>
export type ProjectQueueRow = ProjectQueueData['rows'][number]
