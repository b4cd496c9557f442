import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#platform/db/testing.ts'
import { ExpectedError, Forbidden, NotFound } from '#platform/errors/errors.ts'
import { asksNobody } from './asks-nobody.ts'
import { listOperations, takesAnActor } from './list-operations.ts'
import { everyone, type Operation } from './operation.ts'
import { allOperations } from './all-operations.ts'
import type { Person } from './people.ts'
import { makeCast, type Cast } from './scene.ts'
import { tryAsEveryone, type Outcome } from './try-operation.ts'

let database: TestDatabase
let cast: Cast

beforeAll(async () => {
  database = await testDatabase()
  cast = await database.transaction(makeCast)
})

const isRefusal = (error: unknown) => error instanceof Forbidden || error instanceof NotFound

/** What is wrong with what came of it, in words; nothing if all is well. */
function judge(
  { may, stopped }: Operation,
  person: Person,
  { error, writes, annsChanged }: Outcome,
): string[] {
  if (!may.includes(person)) {
    if (!isRefusal(error)) return [`is not refused to ${person}: ${String(error)}`]
    return writes === 0 ? [] : [`is refused to ${person}, yet ${writes} rows were written`]
  }
  if (stopped.includes(person))
    return error instanceof ExpectedError && !isRefusal(error)
      ? []
      : [`should stop ${person}, and not for want of permission: ${String(error)}`]
  if (error !== undefined) return [`does not work for ${person}: ${String(error)}`]
  return annsChanged ? [`changes what is Ann’s when ${person} asks`] : []
}

test.each(Object.entries(allOperations))(
  '%s works for whom it must, is refused to everyone else, and then changes nothing',
  async (_name, operation) => {
    const outcomes = await tryAsEveryone(database, cast, operation)
    expect([...outcomes.keys()].toSorted()).toEqual([...everyone].toSorted())
    expect([...outcomes].flatMap(([person, outcome]) => judge(operation, person, outcome))).toEqual([])
  },
)

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
