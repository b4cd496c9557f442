import { z } from 'zod'

/** More cards than any page shows. */
const SEEN_MOST = 120
/** A page of ids with room to spare. */
export const SEEN_MOST_BYTES = 8 * 1024

const ids = z.array(z.uuid()).max(SEEN_MOST)

/** What a page reports: the cards that came before the visitor's eyes, and the services whose own page was opened. */
export const seenInput = z.object({ shown: ids.default([]), viewed: ids.default([]) })
