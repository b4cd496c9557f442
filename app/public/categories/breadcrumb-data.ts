/** Where a page stands, for search engines, in the words of schema.org. */
export function breadcrumbData(siteOrigin: string, trail: readonly { title: string; path: string }[]) {
  const steps = [{ title: 'Home', path: '/' }, ...trail]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: siteOrigin + path,
    })),
  }
}
