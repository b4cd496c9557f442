import type { MemberEdge } from '#app/edge.ts'
import { viewDictionary } from '#app/shared/ideas/dictionary-view.ts'
import { countBoard, findDictionary, findUsed } from '#domain/ideas/index.ts'
import type { DictRow } from './dict-rows.tsx'

/** Kinds and states with how many ideas have each. */
export async function loadDict({ db }: MemberEdge) {
  const dictionary = await findDictionary(db)
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  const [counts, used] = await Promise.all([
    countBoard(db),
    findUsed(db, { states: ids(dictionary.states), kinds: ids(dictionary.kinds) }),
  ])
  const { states } = viewDictionary(dictionary)
  const rowOf =
    (counted: ReadonlyMap<string, number>) =>
    (row: (typeof dictionary.kinds)[number]): DictRow => ({
      id: row.id,
      label: row.label,
      colour: row.colour,
      description: row.description,
      isRetired: row.retiredAt !== null,
      inUse: counted.get(row.id) ?? 0,
      isUsed: used.has(row.id),
      state: states.get(row.id),
    })
  return {
    states: dictionary.states.map(rowOf(counts.byState)),
    kinds: dictionary.kinds.map(rowOf(counts.byKind)),
  }
}
