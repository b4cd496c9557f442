/** Parameters that tell where a visitor came from and change nothing on the page. */
const tracking = /^(utm_.*|fbclid|gclid|yclid|msclkid|mc_[ce]id|_openstat|igshid)$/

/**
 * The query as pages see it: no tracking, in a fixed order. What else was asked for stays as it was, several values of one
 * name in their order and empty ones included, so that no page can tell whether it was asked for in this way or another.
 */
export function normaliseQuery(search: string): string {
  if (search === '' || search === '?') return ''
  const params = [...new URLSearchParams(search)].filter(([name]) => !tracking.test(name))
  params.sort(([first], [second]) => (first < second ? -1 : first > second ? 1 : 0))
  const text = new URLSearchParams(params).toString()
  return text === '' ? '' : `?${text}`
}

type PageAddress = {
  host: string
  brand: string
  path: string
  search: string
  theme: string
  cartCount: number
  /** Of the few that pages tell apart. */
  reader: string
  /** Which banners hang on it, and what they look like. */
  banners: string
  /** What a page that members share looks like by; visitors have none. */
  member?: string | undefined
}

/**
 * What makes two visitors, or two members, see the same bytes. The theme is there because it is set on <html> without a flash, the cart's
 * lines because the head counts them, the reader's language because what is written in it comes first, and the banners because each
 * visitor has closed others.
 */
export function pageKey(page: PageAddress): string {
  const { host, brand, theme, reader, cartCount, banners, path, search, member = 'visitor' } = page
  return `${host} ${brand} ${member} ${theme} ${reader} ${cartCount} ${banners} ${path}${normaliseQuery(search)}`
}
