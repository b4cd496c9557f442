import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '#domain/accounts/schema.server.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { findingsOf, giveEarned, giveMoney, spendAll } from '#domain/ledger/testing.ts'
import { securityEvent } from '#domain/security/schema.server.ts'
import { initialSettings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import { confirmCorrection, declineCorrection } from './decide-correction.ts'
import { correctionsAreBookedOnce } from './ledger-check.ts'
import { proposeCorrection } from './propose-correction.ts'
import { nameOwnCorrections } from './queries.ts'
import type { Correction } from './schema.server.ts'

const database = await testDatabase()
const { db, transaction } = database
const context = { settings: initialSettings }

const people = await transaction(async (tx) => ({
  one: actorOf(await makeMember(tx, { role: 'finance' })),
  other: actorOf(await makeMember(tx, { role: 'admin' })),
}))

const aMember = (amount = 0) =>
  transaction(async (tx) => {
    const who = await makeMember(tx)
    if (amount > 0) await giveMoney(tx, who.id, amount)
    return who.id
  })

const propose = (memberId: string, given: Partial<Parameters<typeof proposeCorrection>[2]> = {}) =>
  transaction((tx) =>
    proposeCorrection(
      tx,
      people.one,
      {
        memberId,
        direction: 'give',
        amount: minor(2_500),
        reason: 'The parcel was lost by us',
        formKey: crypto.randomUUID(),
        ...given,
      },
      context,
    ),
  )

const confirm = ({ id: correctionId }: Correction, by = people.other) =>
  transaction((tx) => confirmCorrection(tx, by, { correctionId }, context))

test('nothing moves until another agrees; then the member has it to withdraw, and their line says why', async () => {
  const memberId = await aMember()
  const made = await propose(memberId)
  await expect(confirm(made, people.one)).rejects.toThrow('You proposed it')
  expect((await findOwnMoney(db, memberId)).available).toBe(0n)
  await confirm(made)
  expect(await findOwnMoney(db, memberId)).toMatchObject({ earned: 2_500n, deposited: 0n })
  expect([...(await nameOwnCorrections(db, memberId, [made.id])).values()]).toEqual([
    'The parcel was lost by us',
  ])
  const events = await db.select().from(securityEvent).where(eq(securityEvent.memberId, memberId))
  expect(events.map(({ kind }) => kind)).toEqual(['correction.proposed', 'correction.confirmed'])
  expect(events[1]?.details).toMatchObject({ before: { available: '0' }, after: { available: '2500' } })
})

test('the same form twice is one correction, and the same press twice moves the money once', async () => {
  const memberId = await aMember()
  const formKey = crypto.randomUUID()
  const [first, second] = [await propose(memberId, { formKey }), await propose(memberId, { formKey })]
  expect(second.id).toBe(first.id)
  await confirm(first)
  await confirm(first)
  expect((await findOwnMoney(db, memberId)).available).toBe(2_500n)
})

test('nothing is given to an account that was deleted meanwhile: it can only be declined', async () => {
  const memberId = await aMember()
  const made = await propose(memberId)
  await db.update(member).set({ state: 'deleted' }).where(eq(member.id, memberId))
  await expect(confirm(made)).rejects.toThrow('The account was deleted since this was proposed')
  expect((await findOwnMoney(db, memberId)).available).toBe(0n)
  const declined = { correctionId: made.id, reason: 'They have left' }
  await transaction((tx) => declineCorrection(tx, people.other, declined, {}))
})

test('what came late to a deleted account two of finance take off it, and nobody gives to it', async () => {
  const memberId = await aMember()
  await transaction((tx) => giveEarned(tx, memberId, 4_000))
  const take = { direction: 'take', amount: minor(4_000), reason: 'The bank sent it back' } as const
  const early = await propose(memberId, { ...take, amount: minor(1_000) })
  await db.update(member).set({ state: 'deleted' }).where(eq(member.id, memberId))
  await expect(propose(memberId)).rejects.toThrow('The account is deleted: nothing is given to it')
  await confirm(early)
  await confirm(await propose(memberId, { ...take, amount: minor(3_000) }))
  expect((await findOwnMoney(db, memberId)).available).toBe(0n)
  await expect(propose(crypto.randomUUID(), take)).rejects.toThrow('There is no such member')
  expect(await findingsOf(database, [correctionsAreBookedOnce])).toEqual([])
})

test('two who confirm at once move it once, in every round', async () => {
  const third = actorOf(await transaction((tx) => makeMember(tx, { role: 'finance' })))
  for (let round = 0; round < 10; round++) {
    const memberId = await aMember()
    const made = await propose(memberId)
    const ends = await Promise.allSettled([confirm(made), confirm(made, third)])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await findOwnMoney(db, memberId)).available).toBe(2_500n)
  }
  expect(await findingsOf(database, [correctionsAreBookedOnce])).toEqual([])
})

test('never more is taken than is there, also where it was spent after it was proposed', async () => {
  const memberId = await aMember(3_000)
  await transaction((tx) => giveEarned(tx, memberId, 1_000))
  const take = { direction: 'take' as const, amount: minor(3_500) }
  await expect(propose(memberId, { ...take, amount: minor(4_001) })).rejects.toThrow('$40.00')
  const made = await propose(memberId, take)
  await confirm(made)
  // What was paid in goes first, as it does when it is spent.
  expect(await findOwnMoney(db, memberId)).toMatchObject({ deposited: 0n, earned: 500n })
  const later = await propose(memberId, { ...take, amount: minor(400) })
  await transaction((tx) => spendAll(tx, memberId))
  await expect(confirm(later)).rejects.toThrow('$0.00')
  expect(await findingsOf(database, [correctionsAreBookedOnce])).toEqual([])
})

test('it has a bound, and what was declined is over', async () => {
  const memberId = await aMember()
  await expect(propose(memberId, { amount: minor(initialSettings.correctionMostMinor + 1) })).rejects.toThrow(
    'at most',
  )
  const made = await propose(memberId)
  await transaction((tx) =>
    declineCorrection(tx, people.other, { correctionId: made.id, reason: 'It was not our fault' }, {}),
  )
  await expect(confirm(made)).rejects.toThrow('declined already')
  expect((await findOwnMoney(db, memberId)).available).toBe(0n)
})
