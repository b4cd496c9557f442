import pg from 'pg'

const PASSWORD = 'guildhall-demo'
export type BenchMember = { login: string; password: string }

/** Members who all have the demo's password, so that no time goes into hashing it for each. */
export async function makeMembers(
  databaseUrl: string,
  prefix: string,
  count: number,
): Promise<BenchMember[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ email: string }>(
    `insert into member (email, username, display_name, password_hash, state, joined_at, email_verified_at)
     select $1 || n || '@example.org', $1 || n, 'Measured ' || n, demo.password_hash, 'active', now(), now()
     from generate_series(1, $2::int) n, member demo where demo.email = 'seller@guildhall.test' returning email`,
    [prefix, count],
  )
  await client.end()
  return rows.map(({ email }) => ({ login: email, password: PASSWORD }))
}
