import { and, asc, gt, inArray } from 'drizzle-orm'
import { findTree, type TreeNode } from '#domain/categories/index.ts'
import type { DocumentSource, SearchDocument } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import { shownAs } from './list-projects.ts'
import { project } from './schema.server.ts'
import type { Visibility } from './states.ts'

/** Every project is as good as another: age and words decide. */
const QUALITY = 0.5

/** Open projects of one visibility as search finds them. */
export const projectDocuments = (visibility: Visibility): DocumentSource => ({
  describe: (db, ids) => describeProjects(db, visibility, ids),
  list: (db, after, most) => listShownProjects(db, visibility, after, most),
})

async function describeProjects(
  db: Db,
  visibility: Visibility,
  ids: readonly string[],
): Promise<Map<string, SearchDocument>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(project)
    .where(and(shownAs(visibility), inArray(project.id, [...ids])))
  const lines = linesOf(await findTree(db))
  return new Map(
    rows.map((row) => {
      const line = (row.categoryId && lines.get(row.categoryId)) || []
      const document: SearchDocument = {
        id: row.id,
        title: row.title,
        labels: [...row.skills, ...line.map(({ title }) => title)],
        text: row.description,
        ownerName: '',
        categoryLineIds: line.map(({ id }) => id),
        priceMinor: row.budgetMaxMinor ?? 0,
        deliveryDays: 0,
        ratingHundredths: 0,
        ratingCount: 0,
        ratedScore: 0,
        ordersCount: 0,
        level: 'new',
        languages: [],
        isTeam: false,
        ownerId: row.ownerId,
        publishedAt: row.openedAt ?? row.createdAt,
        quality: QUALITY,
      }
      return [row.id, document]
    }),
  )
}

function linesOf(tree: readonly TreeNode[], above: readonly TreeNode[] = []): Map<string, TreeNode[]> {
  return new Map(
    tree.flatMap((node) => {
      const line = [...above, node]
      return [[node.id, line] as const, ...linesOf(node.below, line)]
    }),
  )
}

async function listShownProjects(
  db: Db,
  visibility: Visibility,
  after: string | undefined,
  most: number,
): Promise<{ id: string; quality: number }[]> {
  const rows = await db
    .select({ id: project.id })
    .from(project)
    .where(and(shownAs(visibility), after ? gt(project.id, after) : undefined))
    .orderBy(asc(project.id))
    .limit(most)
  return rows.map(({ id }) => ({ id, quality: QUALITY }))
}
