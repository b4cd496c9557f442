import type { SuggestedGroup } from '#app/ui/shell/suggested-group.ts'
import { reading } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { listCards } from '#domain/catalogue/index.ts'
import { findPostCards } from '#domain/blog/index.ts'
import { findArticles } from '#domain/help/index.ts'
import { ideaPath } from '#domain/ideas/idea-rules.ts'
import { listIdeasOf } from '#domain/ideas/index.ts'
import { findTree, shownTree } from '#domain/categories/index.ts'
import { listProjectCards } from '#domain/projects/index.ts'
import type { Suggestion } from '#domain/search/index.ts'
import { describeTeams } from '#domain/teams/index.ts'
import { budgetWords } from '../../shared/projects/project-words.ts'
import { cleanQuery } from './sections/query.ts'
import { choicesOf } from './read-search.ts'
import { searchAddress } from './search-address.ts'
import { limitSuggestions } from './search-limits.server.ts'

const MOST = 10
/** One who goes back a letter is not asked about again. */
const CACHE_CONTROL = 'private, max-age=60'

/** What a person may mean, in one round trip: searches, categories, services, projects, people, teams, help, notes. */
export const loader = reading(async ({ db, url, search, page, clock, settings: { currency } }) => {
  limitSuggestions(page.address, clock.now())
  const suggested = await search.suggest(cleanQuery(url.searchParams.get('q')), MOST)
  const idsOf = (kind: Exclude<Suggestion['kind'], 'query'>) =>
    suggested.flatMap((one) => (one.kind === kind ? [one.id] : []))
  const hidden = await findHidden({ db, page })
  const [categoryIds, memberIds] = [idsOf('category'), idsOf('member').filter((id) => !hidden.has(id))]
  const [tree, allCards, allProjects, faces, allTeams, posts, ideas] = await Promise.all([
    categoryIds.length > 0 ? findTree(db) : [],
    listCards(db, idsOf('service')),
    listProjectCards(db, idsOf('project'), { isMember: false }),
    findFaces(db, memberIds),
    describeTeams(db, idsOf('team')),
    findPostCards(db, idsOf('post')),
    // The board is for members.
    page.viewer ? listIdeasOf(db, idsOf('idea')) : [],
  ])
  const cards = allCards.filter(({ seller }) => !hidden.has(seller.id))
  const projects = allProjects.filter(({ ownerId }) => !hidden.has(ownerId))
  const teams = [...allTeams.values()].filter(({ ownerId }) => !hidden.has(ownerId))
  const categories = choicesOf(shownTree(tree))
  const groups: SuggestedGroup[] = [
    {
      title: 'Searches',
      icon: 'search',
      items: suggested.flatMap((one) =>
        one.kind === 'query' ? [{ label: one.words, to: searchAddress(one.words) }] : [],
      ),
    },
    {
      title: 'Categories',
      icon: 'layout-grid',
      items: categories
        .filter(({ id }) => categoryIds.includes(id))
        .map(({ title, path }) => ({ label: title, to: `/categories/${path}` })),
    },
    {
      title: 'Services',
      icon: 'briefcase',
      items: cards.map(({ title, slug, priceFromMinor }) => ({
        label: title,
        note: `from ${formatMoney(priceFromMinor, currency, { trim: true })}`,
        to: `/services/${slug}`,
      })),
    },
    {
      title: 'Projects',
      icon: 'clipboard-list',
      items: projects.map((one) => ({
        label: one.title,
        note: budgetWords(one, currency),
        to: `/projects/${one.id}`,
      })),
    },
    {
      title: 'People',
      icon: 'user-round',
      items: memberIds.flatMap((id) => {
        const face = faces.get(id)
        return face
          ? [{ label: face.displayName, note: `@${face.username}`, to: `/user/${face.username}` }]
          : []
      }),
    },
    {
      title: 'Teams',
      icon: 'users-round',
      items: teams.map(({ name, slug, people }) => ({
        label: name,
        note: `${people} people`,
        to: `/t/${slug}`,
      })),
    },
    {
      title: 'Help',
      icon: 'book-open',
      items: findArticles(idsOf('article')).map(({ title, slug }) => ({
        label: title,
        to: `/support/${slug}`,
      })),
    },
    {
      title: 'Notes',
      icon: 'newspaper',
      items: posts.map(({ title, slug }) => ({ label: title, to: `/blog/${slug}` })),
    },
    {
      title: 'Ideas',
      icon: 'lightbulb',
      items: ideas.map(({ title, number }) => ({ label: title, to: ideaPath(number) })),
    },
  ]
  return Response.json(
    { groups: groups.filter(({ items }) => items.length > 0) },
    { headers: { 'Cache-Control': CACHE_CONTROL } },
  )
})
