import { z } from 'zod'
import { ownDealSorts } from '#domain/deals/index.ts'
import { dealStates } from '#domain/deals/states.ts'
import { readWords } from '#platform/text/read-words.ts'

const stateAsked = z.enum(dealStates).optional().catch(undefined)
const sortAsked = z.enum(ownDealSorts).catch('changed')
const pageAsked = z.coerce.number().int().min(1).max(10_000).catch(1)
const MOST_LETTERS = 100

/** What the address asks of a list of deals; what makes no sense in it is left out. */
export function readDealsAsked(asked: URLSearchParams) {
  return {
    state: stateAsked.parse(asked.get('state') ?? undefined),
    words: readWords(asked.get('q'), MOST_LETTERS),
    sort: sortAsked.parse(asked.get('sort') ?? 'changed'),
    page: pageAsked.parse(asked.get('page') ?? 1),
  }
}
