type Part = { count: number }

/** The page of a list that an address asks for; where there are not so many any more, the last one. */
export async function readPage<Found extends Part>(
  asked: number,
  perPage: number,
  read: (page: number) => Promise<Found>,
): Promise<Found & { page: number; pages: number }> {
  const found = await read(asked)
  const pages = Math.max(1, Math.ceil(found.count / perPage))
  if (asked <= pages) return { ...found, page: asked, pages }
  return { ...(await read(pages)), page: pages, pages }
}
