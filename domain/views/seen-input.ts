import { z } from 'zod'

/** More cards than any page shows. */
const SEEN_MOST = 120
/** A page of ids with room to spare. */
export const SEEN_MOST_BYTES = 8 * 1024

const ids = z.array(z.uuid()).max(SEEN_MOST)

/** One a place, and some to spare for pages that follow one another. */
const BANNERS_MOST = 20

/** What a page reports: the cards and banners that came before the visitor's eyes, and the services whose own page was opened. */
export const seenInput = z.object({
  shown: ids.default([]),
  viewed: ids.default([]),
  banners: z.array(z.int().min(1).max(2_000_000_000)).max(BANNERS_MOST).default([]),
})
