import { randomUUID } from 'node:crypto'
import { countBoard, findDictionary, findNotesOf, findOwnVotes, listBoard } from '#domain/ideas/index.ts'
import { migrateDatabase, migrationsFolder } from '#platform/db/migrate.ts'
import { fillIdeas } from '../ideas/fill-ideas.ts'
import type { EmptyDatabase } from '../part.ts'
import { writeTable } from '../report.ts'
import { explain } from '../search/explain-queries.ts'
import { openRecordingDatabase } from '../search/record-statements.ts'
import { median } from '../statistics.ts'

const FEW = 100
const MANY = Number(process.env['IDEAS'] ?? 100_000)
const ROUNDS = 15
const LARGE = /Seq Scan on (idea|idea_vote|idea_step)\b/
/** With very many ideas the board takes at most so many times what it takes with few. */
const TIMES_MOST = 3

type Board = Parameters<typeof listBoard>[1]

/** What the board asks of the database with few ideas and with very many. */
export async function ideas({ databaseUrl }: EmptyDatabase): Promise<void> {
  await migrateDatabase(databaseUrl, migrationsFolder())
  const database = openRecordingDatabase(databaseUrl)
  const { db } = database
  const viewerId = randomUUID()
  const { states } = await findDictionary(db)
  const board = async (asked: Omit<Board, 'viewerId'>) => {
    const [, , { rows }] = await Promise.all([
      findDictionary(db),
      countBoard(db),
      listBoard(db, { viewerId, ...asked }),
    ])
    const ids = rows.map(({ id }) => id)
    await Promise.all([findOwnVotes(db, viewerId, ids), findNotesOf(db, ids)])
  }
  const screens: [name: string, ask: () => Promise<void>][] = [
    ['/my/ideas?sort=trending', () => board({ sort: 'trending' })],
    ['/my/ideas, by votes', () => board({ sort: 'votes' })],
    ['/my/ideas?sort=new', () => board({ sort: 'new' })],
    ['one state, trending', () => board({ sort: 'trending', stateId: states[1]?.id })],
    ['trending, far behind', () => board({ sort: 'trending', after: { figure: 1, number: 60 } })],
  ]
  const times = new Map<string, number[]>()
  const scanned = new Map<string, string>()
  const client = await database.pool.connect()
  try {
    for (const wanted of [FEW, MANY]) {
      await fillIdeas(database.pool, wanted)
      for (const [name, ask] of screens) {
        const statements = await database.during(ask)
        const plans: string[] = []
        for (const statement of statements) plans.push(await explain(client, statement))
        const taken: number[] = []
        for (let round = 0; round < ROUNDS; round++) {
          const began = performance.now()
          await ask()
          taken.push(performance.now() - began)
        }
        times.set(name, [...(times.get(name) ?? []), median(taken)])
        scanned.set(name, plans.flatMap((plan) => LARGE.exec(plan)?.[1] ?? []).join(', ') || 'nothing')
      }
    }
  } finally {
    client.release()
    await database.close()
  }
  const rows = screens.map(([name]) => {
    const [few = 0, many = 0] = times.get(name) ?? []
    return [name, few.toFixed(1), many.toFixed(1), (many / few).toFixed(1), scanned.get(name) ?? '']
  })
  writeTable(
    'ideas',
    ['screen', `${FEW} ideas, ms`, `${MANY.toLocaleString('en')} ideas, ms`, 'times', 'read from end to end'],
    rows,
  )
  const [few = 1, many = 0] = times.get('/my/ideas?sort=trending') ?? []
  if (many / few > TIMES_MOST)
    throw new Error(`The board by trend takes ${(many / few).toFixed(1)} times as long`)
}
