import type pg from 'pg'
import { setIndexesAside } from '../seed/set-indexes-aside.ts'
import { makeVocabulary } from '../seed/vocabulary.ts'
import { FILLS } from './fills.ts'

const VOCABULARY_WORDS = 20_000

/**
 * So many of everything that the desk looks for, by one statement a table. Triggers and indexes are set aside meanwhile: what refers to
 * what is made right, and sorting once is sooner done than a million insertions.
 */
export async function fillEverything(pool: pg.Pool, many: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('create temp table word (place int primary key, word text not null)')
    await client.query(
      'insert into word select n - 1, word from unnest($1::text[]) with ordinality as one(word, n)',
      [makeVocabulary(VOCABULARY_WORDS)],
    )
    await client.query('analyze word')
    await client.query('select setseed(0.5)')
    for (const { table, share, rows } of FILLS) {
      const began = performance.now()
      await client.query('begin')
      await client.query('set local session_replication_role = replica')
      const putIndexesBack = await setIndexesAside(client, [table])
      await client.query(rows.replaceAll('$many', String(Math.round(many * share))))
      await putIndexesBack()
      await client.query('commit')
      await client.query(`vacuum analyze ${table}`)
      console.log(`${table}: ${((performance.now() - began) / 1_000).toFixed(0)} s`)
    }
  } finally {
    client.release(true)
  }
}
