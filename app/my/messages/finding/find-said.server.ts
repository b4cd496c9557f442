import type { MemberEdge } from '#app/edge.ts'
import { numberIn } from '#app/shared/messages/number-in.ts'
import { FOUND_A_PAGE, type FoundPlace, searchMessages } from '#domain/messages/index.ts'
import { isUuid } from '#platform/text/is-uuid.ts'
import type { FoundPart } from './found-words.ts'

/** What was said with these words: the newest of it, or what stands behind the place that the address names. */
export async function findSaid({ db, actor, url }: MemberEdge, query: string, conversationId?: string) {
  const before = readPlace(url.searchParams.get('older'))
  const found = await searchMessages(db, actor, query, { conversationId, before, most: FOUND_A_PAGE + 1 })
  const said = found.slice(0, FOUND_A_PAGE)
  const last = found.length > FOUND_A_PAGE ? said.at(-1) : undefined
  return {
    said,
    /** Goes along in the links of this part, so that it is still there behind them. */
    from: before ? olderThan(before) : '',
    part: { isOlder: before !== undefined, older: last ? olderThan(last) : null } satisfies FoundPart,
  }
}

const olderThan = ({ writtenAt, number, conversationId }: FoundPlace) =>
  `&older=${writtenAt.getTime()}.${number}.${conversationId}`

/** As it is written above; thirteen digits are a moment that the database knows. */
function readPlace(asked: string | null): FoundPlace | undefined {
  const [, at, message = '', conversationId = ''] =
    /^(\d{1,13})\.(\d{1,10})\.([\da-f-]{36})$/.exec(asked ?? '') ?? []
  const number = numberIn(message)
  if (number === undefined || !isUuid(conversationId)) return undefined
  return { writtenAt: new Date(Number(at)), number, conversationId }
}
