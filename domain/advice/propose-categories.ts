import type { Proposal } from './advice-rules.ts'

const OTHERS_MOST = 3

/** The categories that a text speaks of, unless the first of them is chosen already. */
export function proposeCategories(
  guessed: readonly string[],
  chosenId: string | null,
  names: ReadonlyMap<string, { line: string }>,
): Proposal[] {
  if (guessed[0] === undefined || guessed[0] === chosenId) return []
  return guessed
    .filter((id) => id !== chosenId)
    .slice(0, OTHERS_MOST)
    .flatMap((id, at): Proposal[] => {
      const name = names.get(id)
      if (!name) return []
      return [
        {
          key: `category-${at + 1}`,
          label: 'Category',
          shown: name.line,
          why: at === 0 ? 'Your words are nearest to what stands there.' : `The next guess.`,
          sets: [{ field: 'categoryId', value: id }],
        },
      ]
    })
}
