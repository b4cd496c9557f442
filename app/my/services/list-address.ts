/** The list as it was asked for, one's own or a team's, without what the last answer added to its address. */
export function listAddress(url: URL, add: Record<string, string> = {}): string {
  const params = new URLSearchParams(url.search)
  for (const name of ['done', 'service', 'archive', 'prices', 'index']) params.delete(name)
  for (const [name, value] of Object.entries(add)) params.set(name, value)
  return params.size > 0 ? `${url.pathname}?${params}` : url.pathname
}
