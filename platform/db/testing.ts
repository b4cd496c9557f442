import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { systemClock, type Clock } from '#platform/clock/clock.ts'
import type { React } from '#platform/db/transaction.ts'
import { openDatabase, type Database } from './database.ts'
import './testing-context.ts'
import { transactions, type RunInTransaction } from './transaction.ts'

export type TestDatabase = Database & { transaction: RunInTransaction }

const nothingFollows: React = async () => {}

/** A fresh migrated database for one test file, dropped when the file is done. */
export async function testDatabase(options: { clock?: Clock; react?: React } = {}): Promise<TestDatabase> {
  const { adminUrl, template } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(adminUrl, `create database ${name} template ${template}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const database = openDatabase(url.toString(), { poolSize: 20, name: 'guildhall test' })
  afterAll(async () => {
    await database.close()
    await administer(adminUrl, `drop database ${name} with (force)`)
  })
  return {
    ...database,
    transaction: transactions(database, options.clock ?? systemClock, options.react ?? nothingFollows),
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
