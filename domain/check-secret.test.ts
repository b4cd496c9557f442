import { expect, test } from 'vitest'
import { openAuthenticatorSeal } from '#domain/accounts/index.ts'
import { authenticator } from '#domain/accounts/schema.server.ts'
import { makeMember } from '#domain/accounts/testing.ts'
import { openPayoutSeal } from '#domain/payouts/index.ts'
import { payoutMethod } from '#domain/payouts/schema.server.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { checkSecret, resealAll } from '#domain/check-secret.ts'

const [first, second, third] = ['first', 'second', 'third'].map(
  (word) => `the ${word} secret of this hall`,
) as [string, string, string]

/** A marketplace in which an authenticator and a payout method are sealed with the first secret. */
async function setUp() {
  const { db, transaction } = await testDatabase()
  const memberId = await transaction(async (tx) => {
    const { id } = await makeMember(tx)
    const at = { addedAt: tx.now, changedAt: tx.now, usableAt: tx.now }
    const sealed = openPayoutSeal([first]).close('an account')
    await tx.db
      .insert(authenticator)
      .values({ memberId: id, secretSealed: openAuthenticatorSeal([first]).close('a key') })
    await tx.db.insert(payoutMethod).values({ memberId: id, kind: 'bank', sealed, label: 'Bank', ...at })
    // What an erased member leaves behind has nothing in it.
    await tx.db
      .insert(payoutMethod)
      .values({ memberId: id, kind: 'bank', sealed: '', label: 'Removed', ...at })
    return id
  })
  const said: string[] = []
  const meet = (...secret: Secret) => checkSecret({ db, clock: systemClock, config: { secret } })
  const reseal = (...secret: Secret) =>
    resealAll({ db, clock: systemClock, config: { secret } }, (line) => said.push(line))
  return { db, memberId, meet, reseal, said }
}

test('the first start is believed, if it opens what is there, and every other has to bring the same', async () => {
  const { meet } = await setUp()
  await expect(meet(second)).rejects.toThrow(/^SECRET: it is not the one that this database knows/)
  await meet(first)
  await meet(first)
  await expect(meet(second)).rejects.toThrow(/set SECRET_PREVIOUS to what it was/)
  await expect(meet(second, third)).rejects.toThrow(/^SECRET: /)
})

test('a changed secret seals everything anew, and then the one before it can go', async () => {
  const { db, meet, reseal, said } = await setUp()
  await meet(first)
  await meet(second, first)
  await expect(meet(second)).rejects.toThrow(/^SECRET_PREVIOUS: something is still sealed with it/)
  await expect(meet(first)).rejects.toThrow(/^SECRET: /)

  await reseal(second, first)
  expect(said.at(-1)).toMatch(/^Nothing is sealed with SECRET_PREVIOUS any more \(2 sealed anew\): remove it/)
  await meet(second)
  const [key] = await db.select().from(authenticator)
  expect(openAuthenticatorSeal([second]).open(key?.secretSealed ?? '')).toBe('a key')
  const opened = (await db.select().from(payoutMethod)).map(({ sealed }) =>
    sealed === '' ? '' : openPayoutSeal([second]).open(sealed),
  )
  expect(opened.toSorted()).toEqual(['', 'an account'])
})

test('what a process with the former secret sealed meanwhile is found by the next start', async () => {
  const { db, meet, reseal, said } = await setUp()
  await meet(first)
  await meet(second, first)
  await reseal(second, first)
  await db.update(authenticator).set({ secretSealed: openAuthenticatorSeal([first]).close('a new key') })
  await reseal(second, first)
  expect(said.at(-1)).toContain('(1 sealed anew)')
  const [key] = await db.select().from(authenticator)
  expect(openAuthenticatorSeal([second]).open(key?.secretSealed ?? '')).toBe('a new key')
})

test('several that start at once agree', async () => {
  const { meet, reseal, db } = await setUp()
  await meet(first)
  await Promise.all(Array.from({ length: 4 }, () => meet(second, first)))
  await Promise.all(Array.from({ length: 4 }, () => reseal(second, first)))
  await meet(second)
  const [key] = await db.select().from(authenticator)
  expect(openAuthenticatorSeal([second]).open(key?.secretSealed ?? '')).toBe('a key')
})
