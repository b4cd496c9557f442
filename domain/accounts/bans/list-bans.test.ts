import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { BANS_A_PAGE, listMemberBans } from '../index.ts'
import { memberBan } from '../schema.server.ts'
import { actorOf, makeMember } from '../testing.ts'

const start = new Date('2026-11-11T12:00:00Z')
const { db, transaction } = await testDatabase()
const moderator = actorOf(await transaction((tx) => makeMember(tx, { role: 'moderator' })))

test('bans are turned page by page, and one is found by the name or the address of its member', async () => {
  await transaction(async (tx) => {
    for (let place = 0; place <= BANS_A_PAGE; place++) {
      const names = { displayName: `Quintus ${place}`, username: `mariner-${place}` }
      const { id: memberId } = await makeMember(tx, names)
      const bannedAt = new Date(start.getTime() + place * 60_000)
      const ban = { memberId, reason: 'Asked for money outside', bannedBy: 'operator', bannedAt }
      await tx.db.insert(memberBan).values([
        { ...ban, appealBy: bannedAt },
        { ...ban, appealBy: bannedAt, liftedAt: bannedAt, liftedBy: 'operator' },
      ])
    }
  })
  for (const ended of [false, true]) {
    const namesOn = async (page: number, words?: string) => {
      const { bans, pages } = await listMemberBans(db, moderator, {
        ended,
        page,
        ...(words === undefined ? {} : { words }),
      })
      return { pages, names: bans.map(({ displayName }) => displayName) }
    }
    const [first, second] = [await namesOn(1), await namesOn(2)]
    expect([first.pages, first.names[0], second.names]).toEqual([2, `Quintus ${BANS_A_PAGE}`, ['Quintus 0']])
    expect(new Set([...first.names, ...second.names]).size).toBe(BANS_A_PAGE + 1)
    expect((await namesOn(99)).names).toEqual(second.names)
    for (const words of ['quintus 7', 'MARINER-7'])
      expect((await namesOn(1, words)).names, words).toEqual(['Quintus 7'])
    expect((await namesOn(1, '%')).names).toEqual([])
  }
})
