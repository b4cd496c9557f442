/** Which numbers to show: the ends, the page and its neighbours. A gap is `null`; a gap of one is its number. */
export function pageList(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(wanted)].toSorted((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}

/** What a page's address asks, with every filter kept; the first page has no number in it. */
export function pageQuery(search: string, page: number, param = 'page'): string {
  const params = new URLSearchParams(search)
  if (page === 1) params.delete(param)
  else params.set(param, String(page))
  return params.size > 0 ? `?${params}` : ''
}
