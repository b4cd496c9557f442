export const searchTabs = ['services', 'projects', 'people', 'teams', 'help', 'pages'] as const
export type SearchTab = (typeof searchTabs)[number]

/** The address of a search; `exactly` reads no word as another, `tab` opens one of the kinds. */
export function searchAddress(
  query: string,
  options: { exactly?: boolean | undefined; tab?: SearchTab | undefined } = {},
): string {
  const params = new URLSearchParams({
    q: query,
    ...(options.exactly ? { exact: '1' } : {}),
    ...(options.tab ? { in: options.tab } : {}),
  })
  return `/search?${params}`
}
