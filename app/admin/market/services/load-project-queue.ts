import type { MemberEdge } from '#app/edge.ts'
import { countQueues } from '#app/admin/count-queues.ts'
import { budgetWords } from '#app/shared/projects/project-words.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { findLine } from '#domain/categories/index.ts'
import {
  findHireRates,
  listProjectQueue,
  MODERATED_PROJECTS_A_PAGE,
  readWords,
} from '#domain/projects/index.ts'

const MOST_LETTERS = 100
const FARTHEST_PAGE = 500

/** Projects of newcomers that wait, or those that are open; only counted while services are looked at. */
export async function loadProjectQueue(edge: MemberEdge) {
  const { db, actor, url, settings } = edge
  const { searchParams: asked } = url
  const waitingCount = (await countQueues(edge)).projects?.waiting ?? 0
  const which = asked.get('which') === 'posted' ? ('posted' as const) : ('waiting' as const)
  const words = readWords(asked.get('q'), MOST_LETTERS)
  const isOpen = asked.get('show') === 'projects'
  if (!isOpen) return { isOpen, waitingCount, which, words, rows: [], page: 1, pages: 1 }
  const typedPage = Number(asked.get('page') ?? 1)
  const page = Number.isInteger(typedPage) && typedPage >= 1 && typedPage <= FARTHEST_PAGE ? typedPage : 1
  const { rows, count } = await listProjectQueue(db, actor, { words, which, page })
  const ownerIds = rows.map(({ ownerId }) => ownerId)
  const [faces, rates] = await Promise.all([findFaces(db, ownerIds), findHireRates(db, ownerIds)])
  const lines = new Map<string, string>()
  for (const { categoryId } of rows)
    if (categoryId && !lines.has(categoryId))
      lines.set(categoryId, (await findLine(db, categoryId)).map(({ title }) => title).join(' / '))
  return {
    isOpen,
    waitingCount,
    which,
    words,
    page,
    pages: Math.ceil(count / MODERATED_PROJECTS_A_PAGE),
    rows: rows.map((row) => ({
      id: row.id,
      title: row.title,
      state: row.state,
      description: row.description,
      skills: row.skills,
      category: (row.categoryId && lines.get(row.categoryId)) || 'No category',
      budget: budgetWords(row, settings.currency),
      submittedAt: row.submittedAt,
      owner: {
        id: row.ownerId,
        name: faces.get(row.ownerId)?.displayName ?? 'Nobody',
        postedCount: rates.get(row.ownerId)?.postedCount ?? 0,
      },
    })),
  }
}

export type ProjectQueueData = Awaited<ReturnType<typeof loadProjectQueue>>
