import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '#domain/accounts/schema.server.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { followClearing } from '#domain/areas.ts'
import { clearDue, findOwnMoney } from '#domain/ledger/index.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { releaseRewards } from './index.ts'
import { eraseReferrals } from './own-data.ts'
import { rewardFinal } from './reward-final.ts'
import { referral } from './schema.server.ts'
import { anInvited, aRelease } from './testing.ts'

const clock = movableClock(new Date('2030-05-06T09:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

const someone = (role: 'member' | 'admin' = 'member') =>
  transaction(async (tx) => actorOf(await makeMember(tx, { role })))

/** Somebody whom a member invited, from a device that both of them used. */
async function lookingLike(referrer: MemberActor) {
  clock.advanceMs(DAY_MS)
  const who = await transaction((tx) => anInvited(tx, referrer.id))
  await db
    .update(referral)
    .set({ signs: ['device'] })
    .where(eq(referral.memberId, who.id))
  return who
}
async function letPass(days: number) {
  clock.advanceMs(days * DAY_MS)
  while ((await transaction((tx) => clearDue(tx, followClearing))).more);
  while ((await transaction(rewardFinal)).more);
}
async function sells(seller: MemberActor) {
  await transaction((tx) => aRelease(tx, { seller }))
  await letPass(6)
}
async function leaves(who: MemberActor) {
  await transaction((tx) => eraseReferrals(tx, who.id))
  await db.update(member).set({ state: 'deleted' }).where(eq(member.id, who.id))
}
const earnedBy = async (who: MemberActor) => Number((await findOwnMoney(db, who.id)).earned)
const keptOf = (referrer: MemberActor) =>
  db
    .select({ state: referral.state, signs: referral.signs, passedSigns: referral.passedSigns })
    .from(referral)
    .where(eq(referral.referrerId, referrer.id))
    .orderBy(asc(referral.joinedAt))

test('what says that two are one person is forgotten with either of them, also what was let pass', async () => {
  const [admin, ann] = [await someone('admin'), await someone()]
  const [bob, cem] = [await lookingLike(ann), await lookingLike(ann)]
  for (const who of [bob, cem]) await sells(who)
  await letPass(15)
  const reason = 'They sit in one office'
  await transaction((tx) => releaseRewards(tx, admin, { memberId: bob.id, reason }))
  const [ofBob, ofCem] = [
    { state: 'open', signs: ['device'], passedSigns: ['device'] },
    { state: 'held', signs: ['device'], passedSigns: [] },
  ]
  expect(await keptOf(ann)).toEqual([ofBob, ofCem])
  const forgotten = { signs: [], passedSigns: [] }
  await leaves(bob)
  expect(await keptOf(ann)).toEqual([{ ...ofBob, ...forgotten }, ofCem])
  await leaves(ann)
  expect(await keptOf(ann)).toMatchObject([forgotten, forgotten])
})

test('a second account that is deleted before its reward is final does not bring it', async () => {
  const ann = await someone()
  const bob = await lookingLike(ann)
  await sells(bob)
  await leaves(bob)
  await letPass(15)
  expect(await earnedBy(ann)).toBe(0)
  expect(await keptOf(ann)).toEqual([{ state: 'held', signs: [], passedSigns: [] }])
})
