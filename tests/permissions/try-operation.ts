import { sql } from 'drizzle-orm'
import type { TestDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countWrites, fingerprintOf, listTables, writtenBetween } from './fingerprint.ts'
import { everyone, type Operation } from './operation.ts'
import type { Person } from './people.ts'
import { openAsker, type Asker } from './asker.ts'
import { annFor, sceneFor, turnAnnInto, type Cast, type Scene } from './scene.ts'

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
 * Calls the operation as everyone, in one transaction that is undone. What it works on is staged once, and each call is undone
 * before the next: of the Anns each is the plain one, who was banned or the like after the stage was set up. A stage that depends
 * on who asks is set up anew for each.
 */
export async function tryAsEveryone(
  database: TestDatabase,
  cast: Cast,
  operation: Operation,
): Promise<Map<Person, Outcome>> {
  const outcomes = new Map<Person, Outcome>()
  await database
    .transaction(async (tx) => {
      const waiting = [...everyone]
      const tables = await listTables(tx)
      const clearStage = await savepoint(tx, 'stage')
      while (waiting.length > 0) {
        const first = waiting[0] ?? 'visitor'
        const asker = openAsker(cast, first)
        const scene = sceneFor(cast, asker, annFor(cast, first), tx, database.db)
        const run = await operation.stage(scene)
        const isShared = !asker.wasLookedAt()
        const undoCall = await savepoint(tx, 'call')
        const look = await openLook(scene, tables)
        for (const person of waiting.splice(0, isShared ? waiting.length : 1)) {
          const looksAfterAnn = operation.ownOnly && !person.startsWith('Ann')
          if (isShared) await become(tx, cast, { asker, look }, person)
          const called = await call(run, look, looksAfterAnn)
          await undoCall()
          outcomes.set(person, await outcomeOf(called, look))
        }
        await clearStage()
      }
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return outcomes
}

/** On a stage that all share: every Ann is the plain one by then, and what made her so is not the operation's. */
async function become(
  tx: Transaction,
  cast: Cast,
  { asker, look }: { asker: Asker; look: Look },
  person: Person,
): Promise<void> {
  if (!person.startsWith('Ann')) return asker.become(person, cast.asActor(person))
  asker.become('Ann', await turnAnnInto(tx, cast, person))
  await look.writes()
}

/**
 * Begins what can be undone as often as one likes: a savepoint is still there when all after it was rolled back. By names of its own: an
 * operation may have savepoints too, and those are gone with this one.
 */
async function savepoint({ db }: Transaction, name: 'stage' | 'call'): Promise<() => Promise<void>> {
  await db.execute(sql`savepoint ${sql.identifier(name)}`)
  return async () => void (await db.execute(sql`rollback to savepoint ${sql.identifier(name)}`))
}

type Look = {
  /** Tables written to since it was last asked, and how many rows. */
  writes(): Promise<Map<string, number>>
  anns(tables: readonly string[]): Promise<string>
}

/** What is seen of a stage. */
async function openLook({ tx, of }: Scene, tables: readonly number[]): Promise<Look> {
  // What was undone counts as written too.
  let counted = await countWrites(tx, tables)
  return {
    async writes() {
      const earlier = counted
      counted = await countWrites(tx, tables)
      return writtenBetween(earlier, counted)
    },
    anns: (written) => fingerprintOf(tx, written, of('Ann').id),
  }
}

/** Where rows were written by a call of somebody else, and what Ann's were there then. */
type Called = { error: unknown; writes: number; beside?: { tables: string[]; anns: string } }

async function call(run: () => Promise<unknown>, look: Look, looksAfterAnn: boolean): Promise<Called> {
  const error = await run().then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  const written = await look.writes()
  const writes = [...written.values()].reduce((sum, one) => sum + one, 0)
  // Jobs wait in tables of their own.
  const tables = [...written.keys()].filter((name) => !name.startsWith('jobs.'))
  const mayHaveChanged = looksAfterAnn && error === undefined && tables.length > 0
  return { error, writes, ...(mayHaveChanged ? { beside: { tables, anns: await look.anns(tables) } } : {}) }
}

/** After the call was undone: then the stage is as it was before. */
async function outcomeOf({ error, writes, beside }: Called, look: Look): Promise<Outcome> {
  const annsChanged = beside !== undefined && beside.anns !== (await look.anns(beside.tables))
  return { error, writes, annsChanged }
}
