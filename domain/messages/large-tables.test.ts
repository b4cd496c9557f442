import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { isPlaceOf } from './places/place-of.ts'
import { conversationMember } from './schema.server.ts'
import { wordsIn, wordsOf } from './words-to-erase.ts'

const { db, pool } = await testDatabase()

/** How the database would do it if its tables were too long to be read whole. */
async function explain({ sql, params }: { sql: string; params: unknown[] }): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('begin; set local enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${sql}`, params)
    await client.query('rollback')
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    client.release()
  }
}

test('the places of a member are found without reading those of all, also the ones that were put away', async () => {
  const plan = await explain(db.select().from(conversationMember).where(isPlaceOf(randomUUID())).toSQL())
  for (const index of ['conversation_member_list', 'conversation_member_archive'])
    expect(plan).toMatch(new RegExp(`Index Scan on ${index}\\n\\s+Index Cond: \\(member_id = `))
  expect(plan).not.toMatch(/Seq Scan/)
})

test('what somebody said is found for its erasure without reading what everybody said', async () => {
  const [deals, memberId] = [[randomUUID(), randomUUID()], randomUUID()]
  expect(await explain(wordsOf(db, memberId, deals).toSQL())).toMatch(/message_client_id\b[^]*sender_id = /)
  const inRooms = await explain(wordsIn(db, deals).toSQL())
  expect(inRooms).toMatch(/conversation_key\b[^]*key = ANY/)
  expect(inRooms).toMatch(/message_(pkey|change)\b[^]*conversation_id = /)
})
