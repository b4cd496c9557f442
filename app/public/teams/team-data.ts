import type { PublicTeam } from './load-team.ts'

/** The team for search engines, in the words of schema.org. */
export function teamData(team: PublicTeam, siteOrigin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: team.name,
    url: `${siteOrigin}/t/${team.slug}`,
    foundingDate: team.startedAt.toISOString().slice(0, 10),
    ...(team.headline ? { description: team.headline } : {}),
    ...(team.portrait ? { logo: siteOrigin + team.portrait } : {}),
    ...(team.country ? { location: { '@type': 'Place', name: team.country } } : {}),
    ...(team.skills.length > 0 ? { knowsAbout: [...team.skills] } : {}),
    ...(team.rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: team.rating.value.toFixed(2),
            reviewCount: team.rating.count,
          },
        }
      : {}),
    member: team.people.map(({ name, username }) => ({
      '@type': 'Person',
      name,
      ...(username ? { url: `${siteOrigin}/user/${username}` } : {}),
    })),
  }
}
