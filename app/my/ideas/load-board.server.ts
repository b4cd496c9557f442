import type { MemberEdge } from '#app/edge.ts'
import { countBoard, countInStates, figureOf, findDictionary, listBoard } from '#domain/ideas/index.ts'
import { openLocalLimit } from '#platform/limits/local-limit.ts'
import { boardAddress, readBoard } from './board-address.ts'
import { viewRows } from './idea-rows.server.ts'

/** Far more than a person reads, far less than a machine asks. */
const limitSearch = openLocalLimit({ name: 'ideas.search', most: 120, everySeconds: 60 })
/** Of what search finds, so many are looked through. */
const FOUND_MOST = 200

/** One page of the board, with what it has of each state. */
export async function loadBoard(edge: MemberEdge) {
  const { db, actor, url, search, clock } = edge
  const asked = readBoard(url.searchParams)
  if (asked.words) limitSearch(actor.id, clock.now())
  const [dictionary, counts, ids] = await Promise.all([
    findDictionary(db),
    countBoard(db),
    asked.words ? findIds(search, asked.words) : undefined,
  ])
  const wanted = { viewerId: actor.id, ...asked, ids }
  const [{ rows, hasMore }, inStates] = await Promise.all([listBoard(db, wanted), countInStates(db, wanted)])
  const last = rows.at(-1)
  const isUsed = ({ id, retiredAt }: { id: string; retiredAt: Date | null }, counted: Map<string, number>) =>
    retiredAt === null || (counted.get(id) ?? 0) > 0
  return {
    asked,
    now: clock.now(),
    tally: { ideas: counts.ideas, answered: counts.answered, done: counts.done, rules: counts.rules },
    tabs: [
      {
        to: boardAddress(asked, { stateId: undefined }),
        label: 'All',
        count: [...inStates.values()].reduce((sum, one) => sum + one, 0),
        current: !asked.stateId,
      },
      ...dictionary.states
        .filter((state) => isUsed(state, counts.byState))
        .map(({ id, label }) => ({
          to: boardAddress(asked, { stateId: id }),
          label,
          count: inStates.get(id) ?? 0,
          current: asked.stateId === id,
        })),
    ],
    kinds: dictionary.kinds
      .filter((kind) => isUsed(kind, counts.byKind))
      .map(({ id, label }) => ({ value: id, label })),
    ideas: await viewRows(edge, dictionary, rows),
    isFirst: asked.after === undefined,
    more:
      hasMore && last
        ? boardAddress(asked, { after: { figure: figureOf(asked.sort, last), number: last.number } })
        : null,
  }
}

export type BoardData = Awaited<ReturnType<typeof loadBoard>>

async function findIds(search: MemberEdge['search'], words: string): Promise<string[]> {
  const query = { words, loosely: true, filters: { kind: 'idea' }, sort: 'relevance' } as const
  const { found } = await search.page(query, { offset: 0, most: FOUND_MOST })
  return found.map(({ id }) => id)
}
