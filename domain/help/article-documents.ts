import type { DocumentSource, SearchDocument } from '#domain/search/index.ts'
import { withoutMarkup } from '#platform/text/without-markup.ts'
import { articleId, articles, findArticles } from './articles.ts'
import { helpSectionNames } from './help-rules.ts'
import type { Article } from './read-article.ts'

const PLACES = /\{\{[\w.]+\}\}/g

/** Articles for search. They come with the program, and change with it alone. */
export const articleDocuments: DocumentSource = {
  isInMemory: true,
  describe: async (_, ids) => new Map(findArticles(ids).map((one) => [articleId(one.slug), documentOf(one)])),
  list: async () => articles.map(({ slug }) => ({ id: articleId(slug), quality: 1 })),
}

function documentOf({ slug, title, summary, section, order, asked, body, changed }: Article): SearchDocument {
  return {
    id: articleId(slug),
    title,
    labels: [...asked, helpSectionNames[section]],
    text: withoutMarkup(`${summary}\n${body}`.replace(PLACES, ' ')),
    ownerName: '',
    categoryLineIds: [],
    priceMinor: 0,
    deliveryDays: 0,
    ratingHundredths: 0,
    ratingCount: 0,
    ratedScore: 0,
    ordersCount: 0,
    level: '',
    languages: ['en'],
    isTeam: false,
    ownerId: '',
    publishedAt: new Date(changed),
    // Among equals what is asked more often goes first, by a hair.
    quality: 1 - order / 10_000,
  }
}
