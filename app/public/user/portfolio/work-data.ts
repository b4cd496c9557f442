type WorkFacts = {
  slug: string
  title: string
  text: string
  skills: readonly string[]
  year: number | null
  changedAt: Date
  by: { name: string; username: string }
  pictures: readonly { shown: { src: string } | null }[]
}

/** A work for search engines, in the words of schema.org. */
export function workData(work: WorkFacts, siteOrigin: string) {
  const author = `${siteOrigin}/user/${work.by.username}`
  const images = work.pictures.flatMap(({ shown }) => (shown ? [siteOrigin + shown.src] : []))
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: work.title,
    url: `${author}/portfolio/${work.slug}`,
    dateModified: work.changedAt.toISOString(),
    author: { '@type': 'Person', name: work.by.name, url: author },
    ...(work.year === null ? {} : { dateCreated: String(work.year) }),
    ...(images.length > 0 ? { image: images } : {}),
    ...(work.skills.length > 0 ? { keywords: work.skills.join(', ') } : {}),
  }
}
