import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { findNamedMember } from './find-named-member.ts'
import { nameMembers } from './name-members.ts'
import { actorOf, makeMember } from '../testing.ts'

test('a log’s ids get their names, and those of nobody none', async () => {
  const database = await testDatabase()
  const nadia = await database.transaction((tx) =>
    makeMember(tx, { username: 'nadia', displayName: 'Nadia Orlova', email: 'Nadia@Example.org' }),
  )
  const names = await nameMembers(database.db, [nadia.id, nadia.id, randomUUID(), 'a', ''])
  expect([...names.values()]).toEqual([{ id: nadia.id, username: 'nadia', displayName: 'Nadia Orlova' }])
})

test('staff mean a member by id, username or address; who may not read addresses finds nobody by one', async () => {
  const database = await testDatabase()
  const { marta, moderator, finance } = await database.transaction(async (tx) => ({
    marta: await makeMember(tx, { username: 'marta', email: 'Marta@Example.org' }),
    moderator: actorOf(await makeMember(tx, { role: 'moderator' })),
    finance: actorOf(await makeMember(tx, { role: 'finance' })),
  }))
  const find = (actor: Actor, typed: string) => findNamedMember(database.db, actor, typed)
  for (const typed of [marta.id, 'marta', '@Marta']) expect(await find(moderator, typed)).toBe(marta.id)
  expect(await find(finance, ' marta@example.ORG ')).toBe(marta.id)
  for (const typed of ['', 'mar', 'marta\0', `'; drop table member`, randomUUID(), 'marta@example.org'])
    expect(await find(moderator, typed)).toBeUndefined()
})
