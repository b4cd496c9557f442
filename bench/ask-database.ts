import pg from 'pg'

/** One statement over a connection of its own. */
export async function askDatabase<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}
