type Page<Item> = { page: number; pages: number; shown: Item[] }

/** The page that the address asks for; one that is not there gives the nearest that is. */
export function pageOf<Item>(items: readonly Item[], asked: string | null, perPage: number): Page<Item> {
  const pages = Math.max(1, Math.ceil(items.length / perPage))
  const wanted = /^\d{1,6}$/.test(asked ?? '') ? Number(asked) : 1
  const page = Math.min(Math.max(wanted, 1), pages)
  return { page, pages, shown: items.slice((page - 1) * perPage, page * perPage) }
}
