import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { appealBan, findLiveBan } from './appeal-ban.ts'
import { appealInput } from './appeal-input.ts'
import { memberBan } from '../schema.server.ts'
import { actorOf, makeMember } from '../testing.ts'

const now = new Date('2026-11-11T12:00:00Z')
const { db, transaction } = await testDatabase({ clock: movableClock(now) })
const context = { origin: { address: '203.0.113.9', device: 'Firefox on Linux' } }
const words = { appeal: 'The pictures were mine: here is where they were first shown.' }

async function makeBanned(ban: Partial<typeof memberBan.$inferInsert> = {}) {
  const who = await transaction((tx) => makeMember(tx, { state: 'banned' }))
  await db.insert(memberBan).values({
    memberId: who.id,
    reason: 'Pictures of others',
    evidence: 'Service 17, cover',
    bannedBy: 'member:1',
    bannedAt: addDays(now, -1),
    appealBy: addDays(now, 13),
    ...ban,
  })
  return actorOf(who)
}

const appeal = (actor: Awaited<ReturnType<typeof makeBanned>>, input = words) =>
  transaction((tx) => appealBan(tx, actor, input, context))

test('a banned member reads why, and their appeal waits for a decision', async () => {
  const actor = await makeBanned()
  expect(await findLiveBan(db, actor.id)).toMatchObject({
    reason: 'Pictures of others',
    evidence: 'Service 17, cover',
    until: null,
    appeal: null,
  })
  await appeal(actor)
  expect(await findLiveBan(db, actor.id)).toMatchObject({
    appeal: words.appeal,
    appealedAt: now,
    decidedAt: null,
  })
})

test('of several appeals sent at once one counts, and the others are told so', async () => {
  const actor = await makeBanned()
  const sent = await Promise.allSettled(
    Array.from({ length: 6 }, (_, index) => appeal(actor, { appeal: `${words.appeal} ${index}` })),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of sent) {
    if (one.status !== 'rejected') continue
    expect(one.reason).toBeInstanceOf(Conflict)
    expect(one.reason.message).toMatch(/already/)
  }
})

test('after the deadline nothing is taken any more', async () => {
  const actor = await makeBanned({ appealBy: now })
  await expect(appeal(actor)).rejects.toThrow('The time to appeal is over.')
  expect(await findLiveBan(db, actor.id)).toMatchObject({ appeal: null })
})

test('a ban that was lifted meanwhile needs no appeal', async () => {
  const actor = await makeBanned({ liftedAt: now, liftedBy: 'member:1' })
  await expect(appeal(actor)).rejects.toThrow(/lifted/)
  expect(await findLiveBan(db, actor.id)).toBeUndefined()
})

test('only the banned appeal, and nobody does it while looking as them', async () => {
  const free = actorOf(await transaction((tx) => makeMember(tx)))
  await expect(appeal(free)).rejects.toBeInstanceOf(Forbidden)
  const banned = await makeBanned()
  await expect(appeal({ ...banned, viewedBy: free.id })).rejects.toBeInstanceOf(Forbidden)
  const [stored] = await db.select().from(memberBan).where(eq(memberBan.memberId, banned.id))
  expect(stored?.appeal).toBeNull()
})

test('an appeal has 20 to 2,000 characters, as people count them', () => {
  const says = (appealed: unknown) => appealInput.safeParse({ appeal: appealed }).error?.issues[0]?.message
  expect(says(undefined)).toMatch(/^Your appeal: write/)
  expect(says('   too short         ')).toBe('Your appeal: write at least 20 characters')
  expect(says('x'.repeat(2_001))).toMatch(/at most 2,000/)
  expect(says('🎈'.repeat(2_000))).toBeUndefined()
  expect(says(`a null byte \0 in the middle`)).toMatch(/can’t be shown/)
  expect(says(`a line\r\n${'x\r\n'.repeat(500)}`)).toBeUndefined()
})
