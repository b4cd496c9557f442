import type { SharedEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { readPage } from '#app/shared/read-page.ts'
import { typedPrice } from '#app/shared/works/listing/listing-address.ts'
import { leadToPresentCategory } from '#app/shared/works/listing/present-category.ts'
import { findCategory, findTree, leavesOf, shownTree } from '#domain/categories/index.ts'
import { listProjects, PROJECTS_A_PAGE, projectSorts, readProjectFilters } from '#domain/projects/index.ts'
import { parseAmount } from '#platform/money/currency.ts'
import { findByWords } from './find-by-words.server.ts'
import { showProjects } from '../../shared/projects/show-projects.server.ts'

const MOST_PAGES = 50
const CACHED_MOST_MS = 60_000

const sortWords: Record<(typeof projectSorts)[number], string> = {
  newest: 'Newest first',
  ending: 'Ending soon',
  'budget-down': 'Largest budget',
  'budget-up': 'Smallest budget',
  fewest: 'Fewest proposals',
}

/** Open projects as the address asks for them. */
export async function loadProjects({
  db,
  url,
  clock,
  settings,
  search,
  page: cachedPage,
  sharing,
}: SharedEdge) {
  cachedPage.keepMostMs = CACHED_MOST_MS
  sharing.countsOthers = true
  const { currency } = settings
  const { searchParams: asked } = url
  const now = clock.now()
  const tree = shownTree(await findTree(db))
  await leadToPresentCategory(db, url, tree)
  const path = asked.get('category') ?? ''
  const found = path ? await findCategory(db, tree, path) : undefined
  const category = found?.outcome === 'found' ? found.line.at(-1) : undefined
  const budget = (name: string) => {
    const typed = asked.get(name)
    const amount = typed ? parseAmount(typed, currency) : undefined
    return amount === undefined ? undefined : Number(amount)
  }
  const read = readProjectFilters(asked)
  const isMember = cachedPage.viewer !== undefined && cachedPage.viewer !== null
  const worded = read.words
    ? await findByWords(search, { words: read.words, categoryId: category?.id, isMember })
    : undefined
  const filters = {
    ...read,
    ids: worded?.ids,
    withoutOwners: [...(await findHidden({ db, page: cachedPage }))],
    categoryIds: category ? [category, ...leavesOf([category])].map(({ id }) => id) : undefined,
    budgetFromMinor: budget('budget_from'),
    budgetToMinor: budget('budget_to'),
  }
  const { projects, count, isOver, page, pages } = await readPage(
    Math.min(read.page, MOST_PAGES),
    PROJECTS_A_PAGE,
    (number) => listProjects(db, { ...filters, page: number }, { now, isMember }),
  )
  const typed = (minor: number | undefined) => (minor === undefined ? '' : typedPrice(minor, currency))
  return {
    projects: await showProjects(db, projects, currency),
    count,
    isOver,
    readAs: worded?.readAs,
    now,
    currency,
    page,
    pages: Math.min(MOST_PAGES, pages),
    asked: {
      words: filters.words,
      category: category?.path ?? '',
      budgetFrom: typed(filters.budgetFromMinor),
      budgetTo: typed(filters.budgetToMinor),
      age: filters.ageDays?.toString() ?? '',
      proposals: filters.proposalsBelow?.toString() ?? '',
      skills: filters.skills.join(', '),
      sort: filters.sort,
    },
    sorts: projectSorts.map((sort) => ({
      label: sortWords[sort],
      to: sortAddress(asked, sort),
      isOn: sort === filters.sort,
    })),
    categories: tree.map((top) => ({
      label: top.title,
      options: [
        { value: top.path, label: `All of ${top.title}` },
        ...leavesOf(top.below).map((leaf) => ({ value: leaf.path, label: leaf.title })),
      ],
    })),
  }
}

export type ProjectsData = Awaited<ReturnType<typeof loadProjects>>

function sortAddress(asked: URLSearchParams, sort: string): string {
  const params = new URLSearchParams(asked)
  params.delete('page')
  params.set('sort', sort)
  return `?${params}`
}
