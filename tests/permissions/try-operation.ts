import { sql } from 'drizzle-orm'
import type { TestDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countWrites, fingerprintOf } from './fingerprint.ts'
import { everyone, type Operation } from './operation.ts'
import type { Person } from './people.ts'
import { openAsker } from './asker.ts'
import { annFor, sceneFor, type Cast, type Scene } from './scene.ts'

export type Outcome = {
  /** What was thrown, if anything. */
  error: unknown
  /** Rows written by the call, in any table. */
  writes: number
  /** Whether any row that names Ann is another than before, where another asked for what is their own. */
  annsChanged: boolean
}

class Undone extends Error {}

/**
 * Calls the operation as everyone, in one transaction that is undone. What it works on is staged once for all to whom it is the
 * same; each call is undone before the next.
 */
export async function tryAsEveryone(
  database: TestDatabase,
  { cast, tables }: { cast: Cast; tables: readonly string[] },
  operation: Operation,
): Promise<Map<Person, Outcome>> {
  const outcomes = new Map<Person, Outcome>()
  await database
    .transaction(async (tx) => {
      for (const [ann, group] of Map.groupBy(everyone, (person) => annFor(cast, person))) {
        const waiting = [...group]
        while (waiting.length > 0)
          await undone(tx, 'stage', async () => {
            const asker = openAsker(cast, waiting[0] ?? 'visitor')
            const scene = sceneFor(cast, asker, ann, tx, database.db)
            const run = await operation.stage(scene)
            const isShared = !asker.wasLookedAt()
            const look = await openLook(scene, tables)
            for (const person of waiting.splice(0, isShared ? waiting.length : 1)) {
              asker.become(person)
              const looksAfterAnn = operation.ownOnly && !person.startsWith('Ann')
              let called: Called | undefined
              await undone(tx, 'call', async () => {
                called = await call(run, look, looksAfterAnn)
              })
              if (called) outcomes.set(person, await outcomeOf(called, look))
            }
          })
      }
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return outcomes
}

/** By names of its own: an operation may have savepoints too, and those are gone with this one. */
async function undone({ db }: Transaction, name: 'stage' | 'call', work: () => Promise<void>): Promise<void> {
  await db.execute(sql`savepoint ${sql.identifier(name)}`)
  await work()
  await db.execute(sql`rollback to savepoint ${sql.identifier(name)}`)
  await db.execute(sql`release savepoint ${sql.identifier(name)}`)
}

type Look = {
  /** Rows written since it was last asked. */
  writes(): Promise<number>
  annsNow(): Promise<string>
  annsBefore(): Promise<string>
}

/** What is seen of a stage. Between two calls it is the same again, so Ann's is looked at once, and only for a call that wrote something. */
async function openLook({ tx, of }: Scene, tables: readonly string[]): Promise<Look> {
  const annsNow = () => fingerprintOf(tx, tables, of('Ann').id)
  let before: Promise<string> | undefined
  // What was undone counts as written too.
  let counted = await countWrites(tx)
  return {
    async writes() {
      const earlier = counted
      counted = await countWrites(tx)
      return counted - earlier
    },
    annsNow,
    annsBefore: () => (before ??= annsNow()),
  }
}

type Called = { error: unknown; writes: number; anns: string | undefined }

async function call(run: () => Promise<unknown>, look: Look, looksAfterAnn: boolean): Promise<Called> {
  const error = await run().then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  const writes = await look.writes()
  const mayHaveChanged = looksAfterAnn && error === undefined && writes > 0
  return { error, writes, anns: mayHaveChanged ? await look.annsNow() : undefined }
}

/** After the call was undone: then the stage is as it was before. */
async function outcomeOf({ error, writes, anns }: Called, look: Look): Promise<Outcome> {
  return { error, writes, annsChanged: anns !== undefined && anns !== (await look.annsBefore()) }
}
