import { letter, type LetterContext, type Letters, toMember } from '#domain/letter.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import type { News } from './find-news.ts'

/** In a letter; the rest stands behind its link. */
const NAMED_MOST = 5

export const savedSearchLetters: Letters = {
  'search.news-found': [
    letter({
      kind: 'saved-search',
      who: toMember,
      words: ({ news }, context) => ({
        subject: subjectOf(news),
        paragraphs: news.map((one) => paragraphOf(one, context)),
        action: { label: 'See them', url: placeOf(news, context) },
        footnote: 'You asked to be told once a day when something new fits a search that you saved.',
        unsubscribeUrl: stopAddress(context, news[0]),
      }),
    }),
  ],
}

function placeOf(news: readonly News[], { siteOrigin }: LetterContext): string {
  const [first] = news
  return first && news.length === 1
    ? `${siteOrigin}/search?${first.search.address}&sort=newest`
    : `${siteOrigin}/search`
}

function subjectOf(news: readonly News[]): string {
  const [first] = news
  if (first && news.length === 1) return `${first.services.length} new for “${first.search.title}”`
  return `New for ${news.length} of your searches`
}

function paragraphOf({ search, services }: News, { settings }: LetterContext): string {
  const lines = services
    .slice(0, NAMED_MOST)
    .map(
      ({ title, seller, priceFromMinor }) =>
        `${title}, by ${seller.displayName}, from ${formatMoney(minor(priceFromMinor), settings.currency)}`,
    )
  const more = services.length - lines.length
  return [`“${search.title}”:`, ...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

function stopAddress({ siteOrigin }: LetterContext, { search }: News): string {
  return `${siteOrigin}/search/alerts/${search.stopToken}`
}
