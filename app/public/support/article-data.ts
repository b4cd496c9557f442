import { breadcrumbData } from '../categories/breadcrumb-data.ts'

type TellableArticle = { slug: string; title: string; summary: string; changed: string }

/** The article and where it stands, for search engines, in the words of schema.org. */
export function articleData({ slug, title, summary, changed }: TellableArticle, siteOrigin: string) {
  const url = `${siteOrigin}/support/${slug}`
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description: summary,
      dateModified: changed,
      inLanguage: 'en',
      url,
      image: `${siteOrigin}/og/articles/${slug}.png`,
    },
    breadcrumbData(siteOrigin, [
      { title: 'Help', path: '/support' },
      { title, path: `/support/${slug}` },
    ]),
  ]
}
