import type pg from 'pg'
import { writeText } from '../report.ts'
import { openSearchWith } from '../seed/build-search.ts'
import { fillAround } from './fill-around.ts'
import { listedQueries } from './listed-queries.ts'
import { openRecordingDatabase, type Statement } from './record-statements.ts'

const LARGE =
  /Seq Scan on (service|service_version|service_figures|service_day|member|member_standing|session|favourite|favourite_list|counted_today|viewed_service|search_posting_\d+|search_part)\b/

/** Writes how PostgreSQL goes about every statement behind the listed queries, at the scale that is there; each once. */
export async function explainQueries(url: string): Promise<void> {
  const database = openRecordingDatabase(url)
  await fillAround(database.pool)
  const opened = await openSearchWith(database)
  const client = await database.pool.connect()
  try {
    const known = new Set<string>()
    const written: string[] = []
    for (const { name, why, ask } of await listedQueries(opened)) {
      const plans: string[] = []
      for (const statement of await database.during(ask)) {
        if (known.has(statement.text) || !/^\s*(select|insert|update|delete|with)\b/i.test(statement.text))
          continue
        known.add(statement.text)
        const plan = await explain(client, statement)
        if (LARGE.test(plan))
          throw new Error(`'${name}' reads a large table from end to end:\n${statement.text}\n${plan}`)
        plans.push(plan)
      }
      const shown = plans.length > 0 ? `\n\n\`\`\`\n${plans.join('\n\n')}\n\`\`\`` : ''
      written.push(`### ${name}\n\n${why}${shown}`)
    }
    writeText('plans', written.join('\n\n'))
  } finally {
    client.release()
    await opened.close()
  }
}

/** How PostgreSQL goes about a statement. What it would change is taken back. */
export async function explain(client: pg.ClientBase, { text, values }: Statement): Promise<string> {
  await client.query('begin')
  const { rows } = await client
    .query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off, timing off, summary off) ${text}`,
      values,
    )
    .finally(() => client.query('rollback'))
  return essential(rows.map((row) => row['QUERY PLAN']))
}

const SELDOM_SAYS =
  /Buffers:|Index Searches|Heap Fetches|Planning:|Memory|Storage:|Cache (Key|Mode)|Tuples|Conflicting|Resolution/

/** Long lists of values are cut, and of the buffers only those of the whole are told. */
function essential(lines: readonly string[]): string {
  const buffers = lines.find((line) => /^\s+Buffers: shared/.test(line))?.trim()
  const shownLines = lines.filter((line) => !SELDOM_SAYS.test(line))
  const cut = shownLines.map((line) => line.replace(/'(\{?[^']{24})[^']{24,}'/g, "'$1…'"))
  return [...cut, ...(buffers ? [buffers] : [])].join('\n')
}
