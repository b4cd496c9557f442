import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { withEarlierMigrations } from '#platform/db/earlier-migrations.ts'
import { migrateDatabase } from '#platform/db/migrate.ts'
import { administer } from '../server/test-postgres.ts'

/** The one that adds a column to carts, and how many there are up to it. */
const CHANGES_CARTS = '0035'
const { entries } = JSON.parse(readFileSync('migrations/meta/_journal.json', 'utf8')) as {
  entries: { tag: string }[]
}
const upToCarts = 1 + entries.findIndex(({ tag }) => tag.startsWith(CHANGES_CARTS))

test('while a backup reads a table that an upgrade changes, others go on using it, and the upgrade comes after', async () => {
  const { adminUrl } = inject('postgres')
  const name = `busy_${randomBytes(6).toString('hex')}`
  await administer(adminUrl, `create database ${name}`)
  onTestFinished(() => administer(adminUrl, `drop database ${name} with (force)`))
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const migrate = (count: number) =>
    withEarlierMigrations('migrations', count, (folder) => migrateDatabase(url.toString(), folder))
  await migrate(upToCarts - 1)

  const [backup, member] = await Promise.all([connect(url), connect(url)])
  await backup.query('begin; lock table cart_line in access share mode')
  const upgraded = migrate(upToCarts)
  const waiting = `select from pg_stat_activity where application_name = 'guildhall migrations' and wait_event_type = 'Lock'`
  await expect.poll(async () => (await member.query(waiting)).rowCount).toBe(1)
  expect((await member.query('select from cart_line')).rowCount).toBe(0)
  await backup.query('commit')
  expect(await upgraded).toEqual({ applied: 1 })
})

async function connect(url: URL): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url.toString() })
  // Whoever is still there when the database goes is sent away.
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
