import type pg from 'pg'

export type TableSeen = { schema: string; name: string; columns: string[] }
type Named = { schema: string; name: string }

/** What can be made anew from the rest is: the index of search is built again when a backup is restored. */
const MADE_ANEW = /^public\.search_(posting_\d+|generation|part|delta)$/
/** Of the queue, its jobs and when they fall due; its notes about itself are its own. */
const OF_THE_QUEUE = /^jobs\.(queue|job|schedule|subscription|job_dependency)$/

const isTaken = ({ schema, name }: Named) =>
  schema === 'jobs' ? OF_THE_QUEUE.test(`jobs.${name}`) : !MADE_ANEW.test(`${schema}.${name}`)

export const nameOf = ({ schema, name }: Named) => `"${schema}"."${name}"`

/** Every table whose rows a backup holds, with its columns in their order; what the database works out itself is left to it. */
export async function listTables(client: pg.ClientBase): Promise<TableSeen[]> {
  const { rows } = await client.query<TableSeen>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') and not c.relispartition
     group by 1, 2 order by 1, 2`,
  )
  return rows.filter(isTaken)
}

export async function listSequences(client: pg.ClientBase): Promise<Named[]> {
  const { rows } = await client.query<Named>(
    `select schemaname as schema, sequencename as name from pg_sequences where schemaname in ('public', 'jobs') order by 1, 2`,
  )
  return rows
}

/** The number that the job queue gives to the shape of its tables; they are its own, and no migration of ours makes them. */
export async function readJobsVersion(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from jobs.version')
  return rows[0]?.version ?? 0
}

/** Whether nobody has kept anything in this database yet. */
export async function isEmptyDatabase(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
  )
  return rows.length === 0
}
