import type { CountedArticle } from '#domain/help/index.ts'
import { type HelpSection, helpSectionNames, helpSections } from '#domain/help/help-rules.ts'

export type ArticleLine = {
  slug: string
  title: string
  summary: string
  reads: number
  /** Of a hundred who said so, how many were helped; undefined while too few said anything. */
  helpedOfHundred: number | undefined
}

export type SectionOfHelp = { id: HelpSection; title: string; articles: { slug: string; title: string }[] }

/** By what they are about, each in the order of its own. */
export function bySection(articles: readonly CountedArticle[]): SectionOfHelp[] {
  return helpSections.map((id) => ({
    id,
    title: helpSectionNames[id],
    articles: articles
      .filter(({ section }) => section === id)
      .toSorted((one, other) => one.order - other.order)
      .map(({ slug, title }) => ({ slug, title })),
  }))
}
