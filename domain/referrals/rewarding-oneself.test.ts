import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { beginSession, register } from '#domain/accounts/index.ts'
import { knownDevice, member } from '#domain/accounts/schema.server.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { signInContext } from '#domain/accounts/sign-in/testing-sign-in.ts'
import { type MemberActor, visitor } from '#domain/actor.ts'
import { followClearing, ledgerChecks } from '#domain/areas.ts'
import { aTeamPair } from '#domain/deals/testing.ts'
import { clearDue, findOwnMoney } from '#domain/ledger/index.ts'
import { findingsOf, giveMoney } from '#domain/ledger/testing.ts'
import { payment } from '#domain/payments/schema.server.ts'
import { addMethod, type MethodDetails } from '#domain/payouts/index.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import type { Announced } from '#platform/events/events.ts'
import { minor } from '#platform/money/money.ts'
import { findOwnInvitation, findQuestionedReferral, refuseRewards, releaseRewards } from './index.ts'
import { noteReferral } from './note-referral.ts'
import { rewardFinal } from './reward-final.ts'
import { aRelease } from './testing.ts'

const clock = movableClock(new Date('2030-05-06T09:00:00Z'))
const { settings } = signInContext()
const announced: Announced[] = []
const database = await testDatabase({ clock, desk: { settings }, hear: (event) => announced.push(event) })
const { db, transaction } = database
const seal = { close: (text: string) => text, open: (text: string) => text }

let counter = 0
const nextAddress = () => `198.51.${++counter % 250}.${(counter * 7) % 250}`
type Joining = { by?: string; address?: string; email?: string; device?: string }

/** Somebody registers and proves the address, as everybody does. */
async function joins({ by, address = nextAddress(), email, device }: Joining = {}): Promise<
  MemberActor & { username: string }
> {
  const username = `p${++counter}x${Math.random().toString(36).slice(2, 8)}`
  const input = {
    email: email ?? `${username}@example.org`,
    username,
    passwordHash: 'a hash',
    invitedBy: by,
  }
  const context = { ...signInContext({}, address), deviceToken: device }
  const { memberId } = await transaction((tx) => register(tx, visitor, input, context))
  await db
    .update(member)
    .set({ state: 'active', emailVerifiedAt: clock.now() })
    .where(eq(member.id, memberId))
  return { kind: 'member', id: memberId, role: 'member', state: 'active', username }
}

/** A deal of theirs is released and clears, and nobody can claim it back; gives what the other earned by it. */
async function sells(
  seller: MemberActor,
  referrer: MemberActor,
  given: { buyer?: MemberActor; teamId?: string } = {},
) {
  await transaction((tx) => aRelease(tx, { seller, ...given }))
  await letBeFinal()
  while ((await transaction(rewardFinal)).more);
  return earnedBy(referrer)
}
const letBeFinal = async () => {
  clock.advanceMs(15 * DAY_MS)
  while ((await transaction((tx) => clearDue(tx, followClearing))).more);
}
const earnedBy = async (who: MemberActor) => Number((await findOwnMoney(db, who.id)).earned)
const standing = async (who: MemberActor) => {
  const { state, signs } = (await findOwnInvitation(db, who.id))!
  return { state, signs }
}
const signsIn = async (who: MemberActor, given: { address?: string; device?: string }) => {
  const [row] = await db.select().from(member).where(eq(member.id, who.id))
  const context = { ...signInContext({}, given.address ?? nextAddress()), deviceToken: given.device }
  await transaction((tx) => beginSession(tx, row!, 'password', context))
}
const addsMethod = (who: MemberActor, details: MethodDetails) =>
  transaction((tx) => addMethod(tx, who, details, { ...signInContext({}, nextAddress()), seal } as never))
const iban = (end: string): MethodDetails => ({
  kind: 'bank',
  holder: 'A Person',
  iban: `NL00BANK${end}`,
  bic: '',
})
const admin = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))

test('two people who have nothing in common are rewarded at once', async () => {
  const ann = await joins()
  const bob = await joins({ by: ann.username })
  expect(await sells(bob, ann)).toBe(200)
  expect(await standing(bob)).toEqual({ state: 'open', signs: [] })
})

test('1. a second account made in the browser of the first is held, also when that browser is forgotten afterwards', async () => {
  const ann = await joins({ device: 'the-browser-of-ann' })
  const bob = await joins({ by: ann.username, device: 'the-browser-of-ann' })
  await db.delete(knownDevice).where(eq(knownDevice.memberId, ann.id))
  expect(await sells(bob, ann)).toBe(0)
  expect(await standing(bob)).toEqual({ state: 'held', signs: ['device'] })
})

test('2. one made in another browser, and used later in the same, is held from then on', async () => {
  const ann = await joins({ device: 'one-of-two-browsers' })
  const bob = await joins({ by: ann.username })
  expect(await sells(bob, ann)).toBe(200)
  await signsIn(bob, { device: 'one-of-two-browsers' })
  expect(await sells(bob, ann)).toBe(200)
  expect(await standing(bob)).toEqual({ state: 'held', signs: ['device'] })
})

test('3. one made at the address of the first is held, in the network of a household too', async () => {
  const ann = await joins({ address: '198.18.7.7' })
  const bob = await joins({ by: ann.username, address: '198.18.7.7' })
  expect(await sells(bob, ann)).toBe(0)
  const cem = await joins({ address: '2001:db8:7:7::1' })
  const dan = await joins({ by: cem.username, address: '2001:db8:7:7:ffff::2' })
  expect(await sells(dan, cem)).toBe(0)
  expect([await standing(bob), await standing(dan)]).toEqual([
    { state: 'held', signs: ['address'] },
    { state: 'held', signs: ['address'] },
  ])
})

test('4. one made elsewhere, where the first signs in later, is held', async () => {
  const ann = await joins()
  const bob = await joins({ by: ann.username, address: '198.18.9.9' })
  await signsIn(ann, { address: '198.18.9.9' })
  expect(await sells(bob, ann)).toBe(0)
  expect((await standing(bob)).signs).toEqual(['address'])
})

test('5. an address with a plus or with dots is the same mailbox, and held', async () => {
  const ann = await joins({ email: 'ann.smith@gmail.com' })
  const bob = await joins({ by: ann.username, email: 'AnnSmith+shop@googlemail.com' })
  expect(await sells(bob, ann)).toBe(0)
  expect((await standing(bob)).signs).toEqual(['email'])
})

test('6. both paid out to one account is held', async () => {
  const ann = await joins()
  const bob = await joins({ by: ann.username })
  await addsMethod(ann, iban('6666'))
  await addsMethod(bob, iban('6666'))
  expect(await sells(bob, ann)).toBe(0)
  expect((await standing(bob)).signs).toEqual(['payout'])
})

test('7. both paying with one card is held', async () => {
  const ann = await joins()
  const bob = await joins({ by: ann.username })
  for (const memberId of [ann.id, bob.id])
    await db.insert(payment).values({
      memberId,
      purpose: 'top-up',
      amount: minor(1_000),
      currency: 'USD',
      provider: 'stripe',
      returnTo: '/my/balance',
      state: 'failed',
      createdAt: clock.now(),
      nextLookAt: clock.now(),
      payerHash: hashToken('the card of Ann'),
    })
  expect(await sells(bob, ann)).toBe(0)
  expect((await standing(bob)).signs).toEqual(['payment'])
})

test('8. buying from whom one invited is held: the deal may be made for the reward', async () => {
  const ann = await joins()
  const bob = await joins({ by: ann.username })
  await transaction((tx) => giveMoney(tx, ann.id, 100))
  expect(await sells(bob, ann, { buyer: ann })).toBe(0)
  expect((await standing(bob)).signs).toEqual(['bought'])
})

test('9. nobody is invited by themselves, by who joined after them, or a second time', async () => {
  const ann = await joins()
  const bob = await joins({ by: ann.username })
  // The link of the second account, opened by the first: it has joined already.
  expect(await sells(ann, bob)).toBe(0)
  const own = await joins({ by: 'nobody-has-this-name' })
  expect(await findOwnInvitation(db, own.id)).toBeUndefined()
  await expect(db.update(member).set({ referredBy: ann.id }).where(eq(member.id, ann.id))).rejects.toThrow()
})

test('10. a second account in a team of the first is held like any other', async () => {
  const { seller: ann, others, teamId } = await transaction((tx) => aTeamPair(tx, [100, 9_900]))
  const bob = others[0]!
  await transaction((tx) =>
    noteReferral(tx, { memberId: bob.id, referrerId: ann.id, joinedAt: tx.now }, settings),
  )
  for (const who of [ann, bob]) await signsIn(who, { device: 'the-browser-of-the-owner' })
  // Their own share of the team's work, and no reward on the other's.
  expect(await sells(ann, ann, { teamId })).toBe(90)
  expect(await standing(bob)).toEqual({ state: 'held', signs: ['device'] })
})

test('an administrator lets go what waited; later rewards pass, until something else is found', async () => {
  const ann = await joins({ address: '198.18.20.20' })
  const bob = await joins({ by: ann.username, address: '198.18.20.20' })
  await sells(bob, ann)
  expect(await sells(bob, ann)).toBe(0)
  const reason = 'Two people of one office.'
  await transaction((tx) => releaseRewards(tx, admin, { memberId: bob.id, reason }))
  expect(await earnedBy(ann)).toBe(400)
  const again = transaction((tx) => releaseRewards(tx, admin, { memberId: bob.id, reason }))
  await expect(again).rejects.toThrow(Conflict)
  expect(await sells(bob, ann)).toBe(600)
  await addsMethod(ann, iban('7777'))
  await addsMethod(bob, iban('7777'))
  expect(await sells(bob, ann)).toBe(600)
  expect(await standing(bob)).toEqual({ state: 'held', signs: ['address', 'payout'] })
  expect(told(ann)).toEqual(['held 200', 'released 400', 'held 200'])
})

test('released by two at once, while more of it is rewarded, everything is paid once', async () => {
  const ann = await joins({ address: '198.18.25.25' })
  const bob = await joins({ by: ann.username, address: '198.18.25.25' })
  await sells(bob, ann)
  await transaction((tx) => aRelease(tx, { seller: bob }))
  await letBeFinal()
  const reason = 'Two people of one office.'
  const release = () => transaction((tx) => releaseRewards(tx, admin, { memberId: bob.id, reason }))
  const reward = () => transaction(rewardFinal)
  const done = await Promise.allSettled([release(), reward(), release(), reward()])
  expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(await earnedBy(ann)).toBe(400)
})

test('what is refused is not paid, nor what comes after it, until it is decided anew', async () => {
  const ann = await joins({ address: '198.18.30.30' })
  const bob = await joins({ by: ann.username, address: '198.18.30.30' })
  await sells(bob, ann)
  await transaction((tx) => refuseRewards(tx, admin, { memberId: bob.id, reason: 'One person.' }))
  expect(await sells(bob, ann)).toBe(0)
  expect((await standing(bob)).state).toBe('refused')
  // Whoever decides anew is told of as much as will be paid.
  expect(await findQuestionedReferral(db, admin, bob.id)).toMatchObject({ unpaidMinor: 400n })
  await transaction((tx) => releaseRewards(tx, admin, { memberId: bob.id, reason: 'A mistake of ours.' }))
  expect(await earnedBy(ann)).toBe(400)
  expect(await findQuestionedReferral(db, admin, bob.id)).toMatchObject({ unpaidMinor: 0n })
})

test('neither of the two decides, administrator or not', async () => {
  const ann = await joins({ address: '198.18.40.40' })
  const bob = await joins({ by: ann.username, address: '198.18.40.40' })
  await sells(bob, ann)
  for (const who of [ann, bob]) {
    const asAdmin = { ...who, role: 'admin' as const }
    const deciding = transaction((tx) => releaseRewards(tx, asAdmin, { memberId: bob.id, reason: 'Mine.' }))
    await expect(deciding).rejects.toThrow(Forbidden)
  }
  expect(await earnedBy(ann)).toBe(0)
})

test('the book of all of this balances', async () => {
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

function told(who: MemberActor) {
  return announced.flatMap((event) =>
    event.kind === 'referral.happened' && event.referrerId === who.id
      ? [`${event.what} ${event.sumMinor}`]
      : [],
  )
}
