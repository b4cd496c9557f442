import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { openSome } from '#domain/projects/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { isThere } from './is-there.ts'

const { transaction } = await testDatabase()

test('a project can be kept if every member may see it', async () => {
  await transaction(async (tx) => {
    const owner = actorOf(await makeMember(tx))
    const keepable = async (visibility: 'public' | 'members' | 'invited') =>
      isThere(tx, { kind: 'project', id: await openSome(tx, owner, { visibility }) })
    expect(await keepable('public')).toBe(true)
    expect(await keepable('members')).toBe(true)
    expect(await keepable('invited')).toBe(false)
  })
})
