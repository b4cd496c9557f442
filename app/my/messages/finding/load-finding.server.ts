import type { MemberEdge } from '#app/edge.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { wordsOf } from '#domain/messages/index.ts'
import { readWords } from '#platform/text/read-words.ts'
import { around } from './around.ts'
import { findSaid } from './find-said.server.ts'
import { whenListed } from '../when-listed.ts'

/** What is looked for in one conversation, and where it stands. */
export async function loadFinding(edge: MemberEdge, conversationId: string) {
  const { url, db, actor } = edge
  const asked = url.searchParams.get('find')
  if (asked === null) return null
  const query = readWords(asked, 100)
  const { said, from, part } = await findSaid(edge, query, conversationId)
  const faces = await findFaces(
    db,
    said.flatMap(({ senderId }) => senderId ?? []),
  )
  const marks = wordsOf(query)
  return {
    query,
    marks,
    from,
    part,
    at: Number(url.searchParams.get('at')),
    places: said.map(({ number, text, senderId, writtenAt }) => ({
      number,
      when: whenListed(writtenAt, edge),
      name: senderId === actor.id ? 'You' : (faces.get(senderId ?? '')?.displayName ?? 'A member who left'),
      words: around(text, marks),
    })),
  }
}
