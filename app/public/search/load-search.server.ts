import type { CachedEdge, SharedEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { readAskedTeams, teamsQuery } from '#app/shared/teams/found/asked-teams.ts'
import { loadFoundTeams } from '#app/shared/teams/found/load-found-teams.server.ts'
import { leadToPresentCategory } from '#app/shared/works/listing/present-category.ts'
import { countWords } from '#app/shared/works/listing/listing-view.ts'
import { findTree, shownTree } from '#domain/categories/index.ts'
import { findSavedSearch } from '#domain/saved-searches/index.ts'
import type { FoundCount } from '#domain/search/index.ts'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import { readDocuments } from '#app/shared/docs/read-documents.server.ts'
import { leadOf, titleOf } from './head-words.ts'
import { articlesQuery, loadFoundArticles, loadFoundPosts, postsQuery } from './load-articles.server.ts'
import { ideasQuery, loadFoundIdeas } from './load-ideas.server.ts'
import { loadPeople, peopleQuery } from './load-people.server.ts'
import { loadFoundProjects, projectsQuery } from './load-projects.server.ts'
import { loadServices, servicesQuery } from './load-services.server.ts'
import { narrowByWishes } from './narrow-by-wishes.server.ts'
import { pageOf, type Slice, sliceLists } from './page-of.ts'
import { type AskedSearch, choicesOf, readSearch, savedAddressOf } from './read-search.ts'
import { searchAddress, type SearchTab } from './search-address.ts'
import { searchDocuments } from './sections/search-documents.server.ts'

const HITS_A_PAGE = 10
const TEXTS_A_PAGE = 20
/** Of what a team offers, in its row. */
const TEAM_WORKS = 4
/** Of the rules and pages, below services. */
const HITS_BESIDE = 3

/** A search with everything that its page shows. */
export async function loadSearch(edge: SharedEdge) {
  const { db, url, settings, search } = edge
  const tree = shownTree(await findTree(db))
  await leadToPresentCategory(db, url, tree)
  const read = readSearch(url, settings, choicesOf(tree))
  const { all: documents } = await readDocuments(db, edge.clock.now())
  if (read.isNothing) return { kind: 'nothing' as const, tree, documents }
  const hidden = await findHidden(edge)
  const asked = await narrowByWishes(search, read, { currency: settings.currency, hidden })

  const { words, typed, exactly } = asked
  const pages = searchDocuments(words, figuresOf(settings), { exactly, documents })
  // Filters of services are not those of teams: a tab counts what its link opens.
  const narrowed = asked.tab === 'teams' ? url.searchParams : new URLSearchParams()
  const askedTeams = readAskedTeams(narrowed, words, tree)
  const [services, projectsCount, peopleCount, teamsCount, articlesCount, postsCount, ideasCount] =
    await Promise.all([
      asked.tab === undefined || asked.tab === 'services' ? loadServices(edge, asked, tree) : undefined,
      search.count(projectsQuery(asked, hidden)),
      search.count(peopleQuery(asked, hidden)),
      search.count(teamsQuery(askedTeams, hidden, exactly)),
      words === '' ? countOf(0) : search.count(articlesQuery(words)),
      words === '' ? countOf(0) : search.count(postsQuery(words)),
      // The board is for members.
      words === '' || !edge.page.viewer ? countOf(0) : search.count(ideasQuery(words)),
    ])
  const counts = {
    services:
      services?.view.found ?? (await search.count({ ...servicesQuery(asked, hidden), loosely: !exactly })),
    projects: projectsCount,
    people: peopleCount,
    teams: teamsCount,
    help: [articlesCount, postsCount, ideasCount].reduce(addCounts),
    pages: countOf(pages.found.length),
  }
  const tab = asked.tab ?? (await openTab(edge, asked, counts, services?.relaxed?.haveAll === 0))
  const people = tab === 'people' ? await loadPeople(edge, asked, peopleCount.count) : undefined
  const teams =
    tab === 'teams' ? await loadFoundTeams(edge, askedTeams, { tree, works: TEAM_WORKS, exactly }) : undefined
  const projects = tab === 'projects' ? await loadFoundProjects(edge, asked, projectsCount.count) : undefined
  const { shown, ...paged } = pageOf(pages.found, url.searchParams.get('page'), HITS_A_PAGE)
  const readAs = {
    services: services?.readAs,
    projects: projects?.readAs,
    people: people?.readAs,
    teams: teams?.readAs,
    help: undefined,
    pages: pages.readAs,
  }[tab]
  const head = {
    words,
    typed,
    exactly,
    tab,
    readAs,
    relaxed: tab === 'services' ? services?.relaxed : undefined,
    isUnread: (services ?? projects ?? people ?? teams)?.isUnread ?? false,
    isEmpty: counts[tab].count === 0,
    isNear: tab === 'services' && (services?.near.works.length ?? 0) > 0,
    count: countWords(counts[tab], ...nouns[tab]),
  }
  return {
    kind: 'asked' as const,
    title: titleOf(head),
    lead: leadOf(head),
    words,
    typed,
    readAs,
    tab,
    tabs: tabsOf(asked, tab, counts, ideasCount.count > 0),
    services: tab === 'services' ? services : undefined,
    projects,
    people,
    teams,
    help: tab === 'help' ? await loadHelp(edge, words, [articlesCount, postsCount, ideasCount]) : undefined,
    pages:
      tab === 'pages'
        ? { hits: shown.map(pages.show), ...paged, nearest: pages.nearest }
        : { hits: pages.found.slice(0, HITS_BESIDE).map(pages.show), page: 1, pages: 1, nearest: undefined },
    saving: await savingOf(edge, { ...asked, words: head.relaxed?.words ?? words }),
  }
}

export type LoadedSearch = Extract<Awaited<ReturnType<typeof loadSearch>>, { kind: 'asked' }>

/** What there is to read: answers first, then notes, then for members the ideas of others. */
async function loadHelp(edge: CachedEdge, words: string, counts: readonly FoundCount[]) {
  const { slices, ...paged } = sliceLists(
    counts.map(({ count }) => count),
    edge.url.searchParams.get('page'),
    TEXTS_A_PAGE,
  )
  const [ofArticles = NOTHING, ofPosts = NOTHING, ofIdeas = NOTHING] = slices
  const [articles, posts, ideas] = await Promise.all([
    ofArticles.most > 0 ? loadFoundArticles(edge, words, ofArticles) : [],
    ofPosts.most > 0 ? loadFoundPosts(edge, words, ofPosts) : [],
    ofIdeas.most > 0 ? loadFoundIdeas(edge, words, ofIdeas) : [],
  ])
  return { ...paged, texts: [...articles, ...posts], ideas }
}

const NOTHING: Slice = { offset: 0, most: 0 }

const countOf = (count: number): FoundCount => ({ count, isOver: false })

const addCounts = (one: FoundCount, other: FoundCount): FoundCount => ({
  count: one.count + other.count,
  isOver: one.isOver || other.isOver,
})

const nouns: Record<SearchTab, [one: string, many: string]> = {
  services: ['service', 'services'],
  projects: ['project', 'projects'],
  people: ['person', 'people'],
  teams: ['team', 'teams'],
  help: ['result', 'results'],
  pages: ['result', 'results'],
}

/** The first that has something; services, where none has, because they can be widened. */
async function openTab(
  edge: CachedEdge,
  asked: AskedSearch,
  counts: Record<SearchTab, FoundCount>,
  isBeside: boolean,
): Promise<SearchTab> {
  const isFiltered = asked.listing.notes.length > 0
  if (asked.words === '' || isFiltered || (counts.services.count > 0 && !isBeside)) return 'services'
  if (isBeside && counts.services.count > 0) {
    // A rule that has all of the words, or a person who is called so, is nearer than a service with some of them.
    if (counts.pages.count > 0) return 'pages'
    const people = peopleQuery(asked, await findHidden(edge))
    const { found } = await edge.search.page(people, { offset: 0, most: 1 })
    return found[0]?.why.foundIn === 'title' ? 'people' : 'services'
  }
  if (counts.projects.count > 0) return 'projects'
  if (counts.help.count > 0) return 'help'
  if (counts.pages.count > 0) return 'pages'
  if (counts.people.count > 0) return 'people'
  return counts.teams.count > 0 ? 'teams' : 'services'
}

const tabNames: Record<SearchTab, string> = {
  services: 'Services',
  projects: 'Projects',
  people: 'People',
  teams: 'Teams',
  help: 'Notes and help',
  pages: 'Rules and pages',
}

function tabsOf(
  { words, typed, exactly }: AskedSearch,
  open: SearchTab,
  counts: Record<SearchTab, FoundCount>,
  hasIdeas: boolean,
) {
  return (Object.keys(tabNames) as SearchTab[])
    .filter((tab) => (tab !== 'pages' && tab !== 'help') || words !== '')
    .map((tab) => ({
      to: searchAddress(typed, { exactly, tab }),
      label: tab === 'help' && hasIdeas ? 'Help and ideas' : tabNames[tab],
      count: counts[tab].count,
      current: tab === open,
    }))
}

/** Whether the one who looks keeps this search, and where a visitor goes to. */
async function savingOf({ db, page: { viewer }, settings }: CachedEdge, asked: AskedSearch) {
  const address = savedAddressOf(asked, settings.currency)
  const saved = viewer ? await findSavedSearch(db, viewer.actor.id, address) : undefined
  return {
    address,
    isSignedIn: viewer !== undefined,
    isTold: saved?.hasAlerts ?? false,
  }
}
