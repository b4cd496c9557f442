/** The list as it was asked for, without what the last answer added to its address. */
export function listAddress(url: URL, add: Record<string, string> = {}): string {
  const params = new URLSearchParams(url.search)
  for (const name of ['done', 'of', 'archive', 'prices', 'index']) params.delete(name)
  for (const [name, value] of Object.entries(add)) params.set(name, value)
  return params.size > 0 ? `/my/services?${params}` : '/my/services'
}
