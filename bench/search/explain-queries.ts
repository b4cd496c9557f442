import type pg from 'pg'
import { writeText } from '../report.ts'
import { listedQueries } from './listed-queries.ts'

/** Writes how PostgreSQL goes about every listed query, at the scale that is there, with why its index exists. */
export async function explainQueries(pool: pg.Pool): Promise<void> {
  const written: string[] = []
  for (const { name, why, text, values } of await listedQueries(pool)) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off, buffers off, summary off) ${text}`,
      values,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    if (/Seq Scan on (service|service_version|service_figures|member|session|search_posting)/.test(plan))
      throw new Error(`'${name}' reads a large table from end to end:\n${plan}`)
    written.push(`### ${name}\n\n${why}\n\n\`\`\`\n${plan}\n\`\`\``)
  }
  writeText('plans', written.join('\n\n'))
}
