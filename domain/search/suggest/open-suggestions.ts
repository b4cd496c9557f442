import { GenerationGone } from '../index/parts.ts'
import type { Tree } from '../live-tree.ts'
import type { Suggestion } from '../search-engine.ts'
import { splitWords } from '../words/fold-words.ts'
import { suggestDocuments } from './suggest-documents.ts'
import { suggestPhrases } from './suggest-phrases.ts'
import type { SuggestionsGiven } from './suggestions-given.ts'

const KEPT_MS = 30_000
const KEPT_MOST = 5_000
const CATEGORIES_MOST = 2
const PROJECTS_MOST = 1
const MEMBERS_MOST = 2

/** What a person may mean while they type. Busy beginnings are answered from memory. */
export function openSuggestions(given: SuggestionsGiven) {
  const kept = new Map<string, { until: number; suggestions: Suggestion[] }>()

  async function workOut(words: string[], most: number): Promise<Suggestion[]> {
    const { shelves } = given
    const [service, project, member] = [shelves.get('service'), shelves.get('project'), shelves.get('member')]
    const [tree] = await Promise.all([
      given.tree.current(),
      service?.ready(),
      project?.ready(),
      member?.ready(),
    ])
    const categories = suggestCategories(tree, words)
    const phrases = await suggestPhrases(given.phrases, service, words, Math.ceil(most / 3))
    const [services, projects, members] = await Promise.all([
      service ? suggestDocuments(given, service, words, most) : [],
      project ? suggestDocuments(given, project, words, PROJECTS_MOST) : [],
      member ? suggestDocuments(given, member, words, MEMBERS_MOST) : [],
    ])
    const others = phrases.length + categories.length + projects.length + members.length
    return [
      ...phrases.map((one): Suggestion => ({ kind: 'query', words: one })),
      ...categories.map((id): Suggestion => ({ kind: 'category', id })),
      ...services.slice(0, Math.max(most - others, 1)).map((id): Suggestion => ({ kind: 'service', id })),
      ...projects.map((id): Suggestion => ({ kind: 'project', id })),
      ...members.map((id): Suggestion => ({ kind: 'member', id })),
    ].slice(0, most)
  }

  return {
    async suggest(typed: string, most: number): Promise<Suggestion[]> {
      const words = splitWords(typed)
      if (words.length === 0 || most <= 0) return []
      const now = given.clock.now().getTime()
      const key = `${most} ${words.join(' ')}`
      const known = kept.get(key)
      if (known && known.until > now) return known.suggestions
      const suggestions = await workOut(words, most).catch((error) => {
        // A generation that went while it was asked leaves nothing to suggest for a moment.
        if (error instanceof GenerationGone) return []
        throw error
      })
      if (kept.size >= KEPT_MOST) kept.clear()
      kept.set(key, { until: now + KEPT_MS, suggestions })
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
