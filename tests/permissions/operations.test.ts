import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#platform/db/testing.ts'
import { ExpectedError, Forbidden, NotFound } from '#platform/errors/errors.ts'
import { asksNobody } from './asks-nobody.ts'
import { listOperations, takesAnActor } from './doors.ts'
import { countWrites, fingerprintOf, listTables } from './fingerprint.ts'
import { everyone, type Operation } from './operation.ts'
import { allOperations } from './all-operations.ts'
import type { Person } from './people.ts'
import { makeCast, sceneFor, type Cast } from './scene.ts'

let database: TestDatabase
let cast: Cast
let tables: string[]

beforeAll(async () => {
  database = await testDatabase()
  await database.transaction(async (tx) => {
    cast = await makeCast(tx)
    tables = await listTables(tx)
  })
})

type Outcome = {
  /** What was thrown, if anything. */
  error: unknown
  /** Rows written by the call, in any table. */
  writes: number
  /** Whether any row that names Ann is another than before; asked only where it must not be. */
  annsChanged: boolean
}

class Undone extends Error {}

/** Calls the operation in a transaction that is looked at, before and after, and then undone. */
async function call(operation: Operation, person: Person, looksAfterAnn = false): Promise<Outcome> {
  let outcome: Outcome | undefined
  await database
    .transaction(async (tx) => {
      const scene = sceneFor(cast, person, tx, database.db)
      const run = await operation.stage(scene)
      const isOthers = looksAfterAnn && operation.ownOnly && !person.startsWith('Ann')
      const look = async () => ({
        writes: await countWrites(tx),
        anns: isOthers ? await fingerprintOf(tx, tables, scene.of('Ann').id) : '',
      })
      const before = await look()
      const error = await run().then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      const after = await look()
      const writes = after.writes - before.writes
      outcome = { error, writes, annsChanged: before.anns !== after.anns }
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  if (!outcome) throw new Error('Nothing came of it')
  return outcome
}

const isRefusal = (error: unknown) => error instanceof Forbidden || error instanceof NotFound

describe.each(Object.entries(allOperations))('%s', (_name, operation) => {
  const { may, stopped } = operation
  const forbidden = everyone.filter((person) => !may.includes(person))

  test.each(may.filter((person) => !stopped.includes(person)))('works for %s', async (person) => {
    const { error, annsChanged } = await call(operation, person, true)
    expect(error).toBeUndefined()
    expect(annsChanged).toBe(false)
  })

  test.runIf(stopped.length > 0).each([...stopped])(
    'stops %s, not for want of permission',
    async (person) => {
      const { error } = await call(operation, person)
      expect(error).toBeInstanceOf(ExpectedError)
      expect(isRefusal(error)).toBe(false)
    },
  )

  test.runIf(forbidden.length > 0).each(forbidden)(
    'is refused to %s, and nothing changes',
    async (person) => {
      const { error, writes } = await call(operation, person)
      expect(isRefusal(error), String(error)).toBe(true)
      expect(writes).toBe(0)
    },
  )
})

describe('nothing is left out', async () => {
  const exported = await listOperations()
  const nameOf = ({ area, name }: { area: string; name: string }) => `${area}.${name}`

  test('every operation that is told who asks is called here by everyone', () => {
    const called = new Set(Object.keys(allOperations).map((name) => name.split(' ')[0]))
    expect(called).toEqual(new Set(exported.filter(takesAnActor).map(nameOf)))
  })

  test('every other way to the database says why it asks nobody', () => {
    const told = new Set(Object.values(asksNobody).flat())
    expect(told).toEqual(new Set(exported.filter((one) => !takesAnActor(one)).map(nameOf)))
  })
})
