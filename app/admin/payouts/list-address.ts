/** The list as it was asked for, without what belongs to one action on it. */
export function listParams(url: URL): URLSearchParams {
  const params = new URLSearchParams(url.search)
  for (const name of ['with', 'payout', 'done', 'index']) params.delete(name)
  return params
}

export function listAddress(url: URL, add: Record<string, string> = {}, hash = ''): string {
  const params = listParams(url)
  for (const [name, value] of Object.entries(add)) params.set(name, value)
  return `/admin/payouts${params.size > 0 ? `?${params}` : ''}${hash}`
}
