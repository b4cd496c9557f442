type Paged = { page: number; pages: number }
type Page<Item> = Paged & { shown: Item[] }

/** The page that the address asks for; one that is not there gives the nearest that is. */
function pageIn(count: number, asked: string | null, perPage: number): Paged {
  const pages = Math.max(1, Math.ceil(count / perPage))
  const wanted = /^\d{1,6}$/.test(asked ?? '') ? Number(asked) : 1
  return { page: Math.min(Math.max(wanted, 1), pages), pages }
}

export function pageOf<Item>(items: readonly Item[], asked: string | null, perPage: number): Page<Item> {
  const { page, pages } = pageIn(items.length, asked, perPage)
  return { page, pages, shown: items.slice((page - 1) * perPage, page * perPage) }
}

/** A part of a list: what is skipped, and how many are taken. */
export type Slice = { offset: number; most: number }

/** A page of several lists that are read one behind the other: which part of each stands on it. */
export function sliceLists(
  counts: readonly number[],
  asked: string | null,
  perPage: number,
): Paged & { slices: Slice[] } {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const { page, pages } = pageIn(all, asked, perPage)
  const [from, to] = [(page - 1) * perPage, page * perPage]
  let before = 0
  const slices = counts.map((count) => {
    const offset = Math.min(count, Math.max(0, from - before))
    const most = Math.max(0, Math.min(count, to - before) - offset)
    before += count
    return { offset, most }
  })
  return { page, pages, slices }
}
