import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { member } from '#domain/accounts/schema.server.ts'
import type { MemberActor } from '#domain/actor.ts'
import { followClearing } from '#domain/areas.ts'
import { clearDue, findOwnMoney } from '#domain/ledger/index.ts'
import { findMoneyLeft } from '#domain/payouts/index.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { releaseRewards } from './decide-referral.ts'
import { eraseReferrals } from './own-data.ts'
import { rewardFinal } from './reward-final.ts'
import { referral, referralWaiting } from './schema.server.ts'
import { anInvited, aRelease } from './testing.ts'

const clock = movableClock(new Date('2030-05-06T09:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

type State = 'active' | 'deleting' | 'deleted'
const someone = (state: State) => transaction(async (tx) => actorOf(await makeMember(tx, { state })))
const earnedBy = async (who: MemberActor) => Number((await findOwnMoney(db, who.id)).earned)
const becomes = (who: MemberActor, state: State) =>
  transaction((tx) => tx.db.update(member).set({ state }).where(eq(member.id, who.id)))

/** Somebody they invited earned money, and nobody can claim it back any more. */
async function earnsFor(who: MemberActor) {
  const seller = await transaction((tx) => anInvited(tx, who.id))
  await transaction((tx) => aRelease(tx, { seller }))
  for (let month = 0; month < 3; month++) await dayPasses(30)
  return seller
}
async function dayPasses(days = 1) {
  clock.advanceMs(days * DAY_MS)
  await transaction((tx) => clearDue(tx, followClearing))
  await transaction(rewardFinal)
}

test('who asked to be deleted gets nothing meanwhile, and what became theirs in those days when they stay', async () => {
  const ann = await someone('deleting')
  await earnsFor(ann)
  expect(await earnedBy(ann)).toBe(0)
  await becomes(ann, 'active')
  await dayPasses()
  await dayPasses()
  expect(await earnedBy(ann)).toBe(200)
})

test('whoever has left gets nothing more, and what they got stays in the book', async () => {
  const ann = await someone('active')
  const seller = await earnsFor(ann)
  expect(await earnedBy(ann)).toBe(200)
  await becomes(ann, 'deleting')
  await transaction((tx) => aRelease(tx, { seller }))
  await transaction((tx) => eraseReferrals(tx, ann.id))
  await becomes(ann, 'deleted')
  for (let month = 0; month < 3; month++) await dayPasses(30)
  expect(await earnedBy(ann)).toBe(200)
  expect(await db.$count(referralWaiting)).toBe(0)
})

test('what waits for a decision is not released to who is leaving, which would keep them from it; if they stay it is theirs', async () => {
  const [ann, boss] = [
    await someone('active'),
    await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' }))),
  ]
  const seller = await transaction((tx) => anInvited(tx, ann.id))
  await transaction((tx) =>
    tx.db
      .update(referral)
      .set({ signs: ['device'] })
      .where(eq(referral.memberId, seller.id)),
  )
  await transaction((tx) => aRelease(tx, { seller }))
  for (let month = 0; month < 3; month++) await dayPasses(30)
  const release = () =>
    transaction((tx) => releaseRewards(tx, boss, { memberId: seller.id, reason: 'Two people' }))
  await becomes(ann, 'deleting')
  await expect(release()).rejects.toThrow('is leaving')
  expect(await findMoneyLeft(db, ann.id)).toBeUndefined()
  await becomes(ann, 'active')
  await release()
  expect(await earnedBy(ann)).toBe(200)
})
