import { csvFile } from '#app/csv-file.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import { findDictionary, listIdeasForFile } from '#domain/ideas/index.ts'
import { readShown } from './address-of-idea.ts'

const HEAD = [
  'Number',
  'Idea',
  'Kind',
  'State',
  'Votes',
  'Votes of 14 days',
  'Comments',
  'By',
  'Written',
  'Answered',
  'Answer',
]

export const loader = reading(
  staffOnly('idea.manage', async (edge) => {
    const { db, actor, url } = edge
    const [ideas, { states, kinds }] = await Promise.all([
      listIdeasForFile(db, actor, readShown(url.searchParams)),
      findDictionary(db),
    ])
    const labels = new Map([...states, ...kinds].map(({ id, label }) => [id, label]))
    const names = await nameMembers(
      db,
      ideas.flatMap(({ authorId }) => authorId ?? []),
    )
    const rows = ideas.map((one) => [
      one.number,
      one.title,
      labels.get(one.kindId),
      labels.get(one.stateId),
      one.votes,
      one.trend,
      one.comments,
      names.get(one.authorId ?? '')?.username,
      one.writtenAt.toISOString(),
      one.answeredAt?.toISOString(),
      one.answer ?? undefined,
    ])
    await noteGivenOut(edge, { what: 'ideas', rows: rows.length })
    return csvFile('ideas.csv', HEAD, rows)
  }),
)
