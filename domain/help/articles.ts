import { createHash } from 'node:crypto'
import { articleFiles } from './article-files.ts'
import { type Article, readArticle } from './read-article.ts'

const slugOf = (file: string) => /([\w-]+)\.md$/.exec(file)?.[1] ?? ''

/** Every article, in the order in which they are shown while nobody has read any. */
export const articles: readonly Article[] = Object.entries(articleFiles)
  .map(([file, text]) => readArticle(slugOf(file), text))
  .toSorted((one, other) => one.order - other.order)

const bySlug = new Map(articles.map((one) => [one.slug, one]))

export const findArticle = (slug: string): Article | undefined => bySlug.get(slug)

/** Search knows things by ids: an article's is made of its name, the same in every process and version. */
export function articleId(slug: string): string {
  const hex = createHash('sha256').update(`article ${slug}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}

const byId = new Map(articles.map((one) => [articleId(one.slug), one]))

/** The articles of what search found, in its order. */
export const findArticles = (ids: readonly string[]): Article[] => ids.flatMap((id) => byId.get(id) ?? [])
