import type { CachedEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { viewPersonWhy } from '#app/shared/search/why-view.ts'
import { countWords } from '#app/shared/works/listing/listing-view.ts'
import { MOST_PAGES } from '#app/shared/works/listing/read-listing.ts'
import { languageName } from '#domain/accounts/index.ts'
import type { TreeNode } from '#domain/categories/index.ts'
import { findReputations, levelNames, levels, memberQualityParts } from '#domain/reputation/index.ts'
import type { Facets } from '#domain/search/index.ts'
import { listCommonSkills, teamSizeNames, teamSizes } from '#domain/teams/index.ts'
import { type AskedTeams, teamsQuery, teamSortNames } from './asked-teams.ts'
import { showTeams } from './show-teams.server.ts'

const A_PAGE = 10

type Wanted = { tree: readonly TreeNode[]; works: number; exactly?: boolean }

/** Teams as an address asks for them, with what they can be narrowed to. */
export async function loadFoundTeams(
  edge: CachedEdge,
  asked: AskedTeams,
  { tree, works, exactly = false }: Wanted,
) {
  const { db, search, settings, clock, page: cachedPage } = edge
  const query = teamsQuery(asked, await findHidden(edge), exactly)
  const [found, facets, skills] = await Promise.all([
    search.count(query),
    search.facets(query),
    listCommonSkills(db),
  ])
  const pages = Math.min(MOST_PAGES, Math.max(1, Math.ceil(found.count / A_PAGE)))
  const page = Math.min(asked.page, pages)
  const listed = await search.page(query, { offset: (page - 1) * A_PAGE, most: A_PAGE })
  const ids = listed.found.map(({ id }) => id)
  const [teams, reputations] = await Promise.all([
    showTeams(db, ids, { most: works, currency: settings.currency, now: clock.now() }),
    findReputations(db, ids),
  ])
  for (const id of ids) cachedPage.tags.add(`team:${id}`)
  const whys = new Map(
    listed.found.map(({ id, why }, at) => [id, { why, place: (page - 1) * A_PAGE + at + 1 }]),
  )
  return {
    asked,
    found,
    count: countWords(found, 'team', 'teams'),
    page,
    pages,
    readAs: listed.readAs,
    nearest: listed.nearest,
    isUnread: asked.words !== '' && listed.found[0]?.why.foundIn === 'browse',
    choices: choicesOf(asked, facets, skills),
    categories: categoriesOf(tree, facets),
    rows: teams.flatMap((team) => {
      const known = whys.get(team.id)
      if (!known) return []
      // What it is narrowed to is not a word that was found.
      const why = asked.words === '' ? { ...known.why, foundIn: 'browse' as const } : known.why
      return { ...team, why: viewPersonWhy(why, known.place, memberQualityParts(reputations.get(team.id))) }
    }),
  }
}
export type FoundTeams = Awaited<ReturnType<typeof loadFoundTeams>>

const counted = (label: string, count: number) => `${label} (${count.toLocaleString('en')})`

function choicesOf(asked: AskedTeams, facets: Facets, skills: readonly string[]) {
  // A skill that few have is not among the commonest, nor a language that none of these speaks: both stay chosen all the same.
  const named = asked.skill && !skills.includes(asked.skill) ? [asked.skill, ...skills] : skills
  const isSpoken = !asked.language || facets.languages.some(({ code }) => code === asked.language)
  const spoken = isSpoken ? facets.languages : [{ code: asked.language, count: 0 }, ...facets.languages]
  return {
    languages: spoken.map(({ code, count }) => ({
      value: code,
      label: counted(languageName(code), count),
    })),
    skills: named.map((skill) => ({ value: skill, label: skill })),
    sizes: teamSizes.map((size) => ({ value: size, label: teamSizeNames[size] })),
    levels: levels.map((level) => ({
      value: level,
      label: counted(levelNames[level], facets.levels.find((one) => one.level === level)?.count ?? 0),
    })),
    sorts: Object.entries(teamSortNames).map(([value, label]) => ({ value, label })),
  }
}

/** The top of the tree, where there are teams. */
function categoriesOf(tree: readonly TreeNode[], facets: Facets) {
  const counts = new Map(facets.categories.map(({ id, count }) => [id, count]))
  return tree
    .map(({ id, path, title }) => ({ path, title, count: counts.get(id) ?? 0 }))
    .filter(({ count }) => count > 0)
}
