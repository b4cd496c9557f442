import { GenerationGone } from '../index/parts.ts'
import type { Tree } from '../live-tree.ts'
import type { Suggestion } from '../search-engine.ts'
import { splitWords } from '../words/fold-words.ts'
import { suggestDocuments } from './suggest-documents.ts'
import { suggestPhrases } from './suggest-phrases.ts'
import type { SuggestionsContext } from './suggestions-context.ts'

const CACHED_MS = 30_000
const CACHED_MOST = 5_000
const CATEGORIES_MOST = 2
const PROJECTS_MOST = 1
const MEMBERS_MOST = 2
const TEAMS_MOST = 1
const ARTICLES_MOST = 2
const IDEAS_MOST = 2
const POSTS_MOST = 1

/** What a person may mean while they type. Busy beginnings are answered from memory. */
export function openSuggestions(context: SuggestionsContext) {
  const cached = new Map<string, { until: number; suggestions: Suggestion[] }>()

  async function computeSuggestions(words: string[], most: number): Promise<Suggestion[]> {
    const { kindIndexes } = context
    const [service, project, member, team, article, post, idea] = [
      kindIndexes.get('service'),
      kindIndexes.get('project'),
      kindIndexes.get('member'),
      kindIndexes.get('team'),
      kindIndexes.get('article'),
      kindIndexes.get('post'),
      kindIndexes.get('idea'),
    ]
    const [tree] = await Promise.all([
      context.tree.current(),
      service?.ready(),
      project?.ready(),
      member?.ready(),
      team?.ready(),
      article?.ready(),
      post?.ready(),
      idea?.ready(),
    ])
    const categories = suggestCategories(tree, words)
    const phrases = await suggestPhrases(context.phrases, service, words, Math.ceil(most / 3))
    const [services, projects, members, teams, articles, posts, ideas] = await Promise.all([
      service ? suggestDocuments(context, service, words, most) : [],
      project ? suggestDocuments(context, project, words, PROJECTS_MOST) : [],
      member ? suggestDocuments(context, member, words, MEMBERS_MOST) : [],
      team ? suggestDocuments(context, team, words, TEAMS_MOST) : [],
      article ? suggestDocuments(context, article, words, ARTICLES_MOST) : [],
      post ? suggestDocuments(context, post, words, POSTS_MOST) : [],
      idea ? suggestDocuments(context, idea, words, IDEAS_MOST) : [],
    ])
    const others = [phrases, categories, projects, members, teams, articles, posts].flat().length
    return [
      ...phrases.map((one): Suggestion => ({ kind: 'query', words: one })),
      ...categories.map((id): Suggestion => ({ kind: 'category', id })),
      ...services.slice(0, Math.max(most - others, 1)).map((id): Suggestion => ({ kind: 'service', id })),
      ...projects.map((id): Suggestion => ({ kind: 'project', id })),
      ...members.map((id): Suggestion => ({ kind: 'member', id })),
      ...teams.map((id): Suggestion => ({ kind: 'team', id })),
      ...articles.map((id): Suggestion => ({ kind: 'article', id })),
      ...posts.map((id): Suggestion => ({ kind: 'post', id })),
      // Not everyone is shown ideas, so they take no place from the others.
    ]
      .slice(0, most)
      .concat(ideas.map((id): Suggestion => ({ kind: 'idea', id })))
  }

  return {
    async suggest(typed: string, most: number): Promise<Suggestion[]> {
      const words = splitWords(typed)
      if (words.length === 0 || most <= 0) return []
      const now = context.clock.now().getTime()
      const key = `${most} ${words.join(' ')}`
      const known = cached.get(key)
      if (known && known.until > now) return known.suggestions
      const suggestions = await computeSuggestions(words, most).catch((error) => {
        // A generation that went while it was asked leaves nothing to suggest for a moment.
        if (error instanceof GenerationGone) return []
        throw error
      })
      if (cached.size >= CACHED_MOST) cached.clear()
      cached.set(key, { until: now + CACHED_MS, suggestions })
      return suggestions
    },
  }
}

/** Every word begins a word of the title; those with more services first. */
function suggestCategories(tree: Tree, words: readonly string[]): string[] {
  return tree.shown
    .filter((one) => words.every((word) => one.words.some((own) => own.startsWith(word))))
    .toSorted((one, other) => other.servicesCount - one.servicesCount)
    .slice(0, CATEGORIES_MOST)
    .map(({ id }) => id)
}
