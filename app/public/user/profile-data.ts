type ProfileFacts = {
  username: string
  displayName: string
  headline: string
  place: string
  skills: readonly string[]
  languages: readonly { name: string }[]
  avatarUrl: string | null
  joinedAt: Date
}

/** The profile for search engines, in the words of schema.org. */
export function profileData(profile: ProfileFacts, siteOrigin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: profile.joinedAt.toISOString(),
    mainEntity: {
      '@type': 'Person',
      name: profile.displayName,
      alternateName: profile.username,
      url: `${siteOrigin}/user/${profile.username}`,
      ...(profile.headline ? { description: profile.headline } : {}),
      ...(profile.avatarUrl ? { image: siteOrigin + profile.avatarUrl } : {}),
      ...(profile.place ? { homeLocation: { '@type': 'Place', name: profile.place } } : {}),
      ...(profile.skills.length > 0 ? { knowsAbout: [...profile.skills] } : {}),
      ...(profile.languages.length > 0 ? { knowsLanguage: profile.languages.map(({ name }) => name) } : {}),
    },
  }
}
