import type { Transaction } from '#platform/db/transaction.ts'
import type { CategoryRow } from '../lock-tree.ts'
import { category } from '../schema.server.ts'
import type { CategoryRowInput, FileProblem } from './category-rows.ts'

/** A row of a file with the category that it is about; none where it is a new one. */
export type Filed = { row: CategoryRowInput; before: CategoryRow | undefined }

type FoundFiled = {
  rows: Filed[]
  problems: FileProblem[]
  /** Categories that the file does not name, by where they stand. */
  places: [path: string, id: string][]
  untouched: number
}

/**
 * Which category each row is about: the one of its id, else the one that stands at its place. Ids of another marketplace are nobody's
 * here, so such a file is read by its places.
 */
export async function findFiled(tx: Transaction, rows: readonly CategoryRowInput[]): Promise<FoundFiled> {
  const all = await tx.db.select().from(category)
  const byId = new Map(all.map((one) => [one.id, one]))
  const byPath = new Map(all.map((one) => [one.path, one]))
  const named = new Set(rows.flatMap(({ id }) => (byId.has(id) ? [id] : [])))
  const filed = rows.map((row): Filed => {
    const atPlace = byPath.get(row.path)
    return { row, before: byId.get(row.id) ?? (atPlace && !named.has(atPlace.id) ? atPlace : undefined) }
  })
  const known = new Set(filed.flatMap(({ before }) => before?.id ?? []))
  const rest = all.filter(({ id }) => !known.has(id))
  const standing = new Set([...rest.map(({ path }) => path), ...rows.map(({ path }) => path)])
  const problems = rows.flatMap(({ line, parent }): FileProblem[] =>
    parent === '' || standing.has(parent)
      ? []
      : [{ line, problem: `parent: neither the file nor the tree has ${parent}` }],
  )
  return {
    rows: filed,
    problems,
    places: rest.map(({ path, id }) => [path, id]),
    untouched: rest.length,
  }
}
