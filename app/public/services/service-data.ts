import { firstWords } from '#platform/text/without-markup.ts'
import { minorAsDecimal } from './minor-as-decimal.ts'
import type { ServiceView } from './service-view.ts'

const DESCRIPTION_MOST = 300

type Teller = { siteOrigin: string; isTeam: boolean }

/** What search engines and other sites are told; made on the server, since a browser has no use for it. */
export function tellOthers(view: ServiceView, { siteOrigin, isTeam }: Teller) {
  const isPublic = view.shown.as === 'open' || view.shown.as === 'paused'
  return {
    isPublic,
    line: firstWords(view.description, 160) || view.title,
    data: isPublic
      ? [
          serviceData(view, { siteOrigin, isTeam }),
          ...(view.trail.length > 0 ? [trailData(view.trail, siteOrigin)] : []),
        ]
      : [],
  }
}

/** The service for search engines, in the words of schema.org: its offers, and its rating only when there is one. */
export function serviceData(view: ServiceView, { siteOrigin, isTeam }: Teller) {
  const { packages } = view.offer
  const prices = packages.map(({ priceMinor }) => priceMinor)
  const url = `${siteOrigin}/services/${view.slug}`
  const pictures = view.slides.flatMap(({ large }) => (large ? siteOrigin + large.src : []))
  // Paused, or all places of the seller are taken.
  const availability = `https://schema.org/${view.orderId ? 'InStock' : 'OutOfStock'}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: view.title,
    description: firstWords(view.description, DESCRIPTION_MOST),
    url,
    ...(pictures.length > 0 ? { image: pictures } : {}),
    ...(view.trail.length > 0 ? { category: view.trail.map(({ label }) => label).join(' > ') } : {}),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: view.currency,
      lowPrice: minorAsDecimal(Math.min(...prices), view.currency),
      highPrice: minorAsDecimal(Math.max(...prices), view.currency),
      offerCount: packages.length,
      availability,
      url,
      seller: {
        '@type': isTeam ? 'Organization' : 'Person',
        name: view.seller.name,
        url: `${siteOrigin}${view.seller.to}`,
      },
    },
    ...(view.rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: view.rating.value.toFixed(2),
            reviewCount: view.rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  }
}

/** Where the page stands, for search engines. */
function trailData(trail: ServiceView['trail'], siteOrigin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteOrigin + to,
    })),
  }
}
