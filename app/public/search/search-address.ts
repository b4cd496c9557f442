/** The address of a search; `exactly` reads no word as another. */
export function searchAddress(query: string, options: { exactly?: boolean } = {}): string {
  const params = new URLSearchParams({ q: query, ...(options.exactly ? { exact: '1' } : {}) })
  return `/search?${params}`
}
