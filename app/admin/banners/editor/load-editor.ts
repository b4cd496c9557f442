import type { MemberEdge } from '#app/edge.ts'
import { counted, days } from '#app/shared/figures/figures.ts'
import type { Audience } from '#domain/banners/banner-rules.ts'
import { AUDIENCE_DAYS, countAudiences, type CountedAudiences } from '#domain/banners/index.ts'
import { findTree, type TreeNode } from '#domain/categories/index.ts'

/** What the form chooses from. */
export async function loadChoices({ db, actor, settings, viewer, clock }: MemberEdge) {
  const [tree, audiences] = await Promise.all([findTree(db), countAudiences(db, actor, clock.now())])
  return {
    timeZone: viewer.timeZone,
    marketplace: settings.marketplaceName,
    categories: optionsOf(tree),
    brands: [
      { value: 'default', label: settings.marketplaceName },
      ...settings.brands.map(({ slug, name }) => ({ value: slug, label: name })),
    ],
    /** A page on which the place beside a category can be looked at. */
    anyCategoryPath: tree.find(({ isHidden }) => !isHidden)?.path ?? null,
    paths: pathsOf(tree),
    reach: reachOf(audiences),
  }
}

/** How many people of each audience were here lately, in words; nothing where nobody can know. */
function reachOf({ people, isMore }: CountedAudiences): Partial<Record<Audience, string>> {
  const words = (count: number) =>
    `${isMore ? 'At least ' : ''}${counted(count, 'person', 'people')} of these ${count === 1 ? 'was' : 'were'} here in the last ${days(AUDIENCE_DAYS)}.`
  return Object.fromEntries(Object.entries(people).map(([audience, count]) => [audience, words(count)]))
}

export type Choices = Awaited<ReturnType<typeof loadChoices>>

function optionsOf(tree: readonly TreeNode[], above = ''): { value: string; label: string }[] {
  return tree.flatMap(({ id, title, below }) => [
    { value: id, label: above + title },
    ...optionsOf(below, `${above}${title} / `),
  ])
}

const pathsOf = (tree: readonly TreeNode[]): Record<string, string> =>
  Object.assign({}, ...tree.map(({ id, path, below }) => ({ [id]: path, ...pathsOf(below) })))
