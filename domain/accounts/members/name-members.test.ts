import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { findMemberId, nameMembers } from './name-members.ts'
import { makeMember } from '../testing.ts'

test('a log’s ids get their names, and those of nobody none', async () => {
  const database = await testDatabase()
  const nadia = await database.transaction((tx) =>
    makeMember(tx, { username: 'nadia', displayName: 'Nadia Orlova', email: 'Nadia@Example.org' }),
  )
  const names = await nameMembers(database.db, [nadia.id, nadia.id, randomUUID(), 'a', ''])
  expect([...names.values()]).toEqual([{ id: nadia.id, username: 'nadia', displayName: 'Nadia Orlova' }])
  for (const typed of [nadia.id, 'nadia', '@Nadia', ' nadia@example.ORG ']) {
    expect(await findMemberId(database.db, typed)).toBe(nadia.id)
  }
  for (const typed of ['', 'nad', 'nadia\0', `'; drop table member`, randomUUID()]) {
    expect(await findMemberId(database.db, typed)).toBeUndefined()
  }
})
