import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { systemClock, type Clock } from '#platform/clock/clock.ts'
import type { SigningDesk } from '#domain/letter.ts'
import type { React } from '#platform/db/transaction.ts'
import type { Announced } from '#platform/events/events.ts'
import { openDatabase, type Database } from './database.ts'
import './testing-context.ts'
import { transactions, type RunInTransaction } from './transaction.ts'

export type TestDatabase = Database & { transaction: RunInTransaction }

export type TestOptions = {
  clock?: Clock
  /** Other reactions than the product's own. */
  react?: React
  /** Hears what is announced, besides all that follows from it. */
  hear?: (event: Announced) => void
  /** What letters are written with, where a test looks at it. */
  desk?: Partial<SigningDesk>
}

/** A fresh migrated database for one test file, dropped when the file is done. What is announced in it has the product's own consequences. */
export async function testDatabase(options: TestOptions = {}): Promise<TestDatabase> {
  const { adminUrl, template } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(adminUrl, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const database = openDatabase(url.toString(), { poolSize: 20, name: 'guildhall test', plansOnce: true })
  afterAll(async () => {
    await database.close()
    await administer(adminUrl, `drop database ${name} with (force)`)
  })
  return {
    ...database,
    transaction: transactions(database, options.clock ?? systemClock, options.react ?? realReact(options)),
  }
}

/** The whole domain is read when something is announced, and not before: most tests of the platform need none of it. */
function realReact({ hear, desk }: TestOptions): React {
  return async (tx, event) => {
    hear?.(event)
    const { realReactions } = await import('#domain/testing-reactions.ts')
    await realReactions(desk)(tx, event)
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
