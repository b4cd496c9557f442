import type { MemberEdge } from '#app/edge.ts'
import { viewDictionary } from '#app/shared/ideas/dictionary-view.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { type BoardRow, type Dictionary, findNotesOf, findOwnVotes } from '#domain/ideas/index.ts'
import { splitAnswer } from '#domain/ideas/idea-rules.ts'
import { may } from '#domain/ideas/permissions.ts'
import { withoutMarkup } from '#platform/text/without-markup.ts'

const EXCERPT = 180

/** Whoever has left keeps no name. */
export const FORMER = 'a former member'

/** Ideas as lists show them, to whoever looks. */
export async function viewRows(
  { db, actor }: Pick<MemberEdge, 'db' | 'actor'>,
  dictionary: Dictionary,
  rows: readonly BoardRow[],
) {
  const ids = rows.map(({ id }) => id)
  const [own, notes, names] = await Promise.all([
    findOwnVotes(db, actor.id, ids),
    findNotesOf(db, ids),
    findFaces(
      db,
      rows.flatMap(({ authorId }) => authorId ?? []),
    ),
  ])
  const { states, kinds } = viewDictionary(dictionary)
  return rows.flatMap((row) => {
    const state = states.get(row.stateId)
    if (!state) return []
    const text = withoutMarkup(row.text).replace(/\s+/g, ' ').trim()
    const note = notes.get(row.id)
    return [
      {
        id: row.id,
        number: row.number,
        title: row.title,
        excerpt: text.length > EXCERPT ? `${text.slice(0, EXCERPT).toWellFormed()}…` : text,
        votes: row.votes,
        trend: row.trend,
        comments: row.comments,
        kind: kinds.get(row.kindId)?.label ?? '',
        author: row.authorId === actor.id ? 'You' : (names.get(row.authorId ?? '')?.displayName ?? FORMER),
        writtenAt: row.writtenAt,
        state,
        isVoted: own.has(row.id),
        canVote: !state.isFinal && may(actor, 'idea.vote'),
        said: note?.words || (row.answer ? splitAnswer(row.answer).first : ''),
        answeredAt: row.answeredAt,
        rule: note?.rule,
      },
    ]
  })
}

export type IdeaRowView = Awaited<ReturnType<typeof viewRows>>[number]
