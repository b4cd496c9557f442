import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { oneBehindTheOther, testDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { changeUsername } from './change-username.ts'
import { findProfile } from '../members/find-profile.ts'
import { register } from '../members/register.ts'
import { actorOf, makeMember } from '../testing.ts'
import { context } from '../testing-account.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const database = await testDatabase({ clock })
const { db, transaction } = database

type Who = Awaited<ReturnType<typeof makeMember>>

const rename = (tx: Transaction, who: Who, username: string) =>
  changeUsername(tx, actorOf(who), { username }, context)

test('whoever takes a name while its owner gives it up does not get it, and it still leads to its owner', async () => {
  const owner = await transaction((tx) => makeMember(tx, { username: 'ilse-brandt' }))
  const other = await transaction((tx) => makeMember(tx, { username: 'other-name' }))
  const take = () => transaction((tx) => rename(tx, other, 'ilse-brandt'))
  const meanwhile = await transaction(async (tx) => {
    await rename(tx, owner, 'ilse-of-delft')
    return take().catch((error: unknown) => error)
  })
  for (const refusal of [meanwhile, await take().catch((error: unknown) => error)]) {
    expect(refusal).toBeInstanceOf(Invalid)
    expect(refusal).toMatchObject({ fields: { username: [expect.stringContaining('someone has this one')] } })
  }
  const found = await findProfile(db, 'ilse-brandt', { now: clock.now() })
  expect(found).toEqual({ outcome: 'moved', username: 'ilse-of-delft' })
})

test('of two who take names that look alike at the same instant one gets it, and the other reads why', async () => {
  const who = await transaction((tx) => makeMember(tx))
  const refusal = await oneBehindTheOther(
    database,
    (tx) => rename(tx, who, 'rosa-weber'),
    (tx) =>
      register(
        tx,
        visitor,
        { email: 'late@example.org', username: 'r0saweber', passwordHash: 'a hash' },
        context,
      ),
  )
  expect(refusal).toBeInstanceOf(Invalid)
  expect(refusal).toMatchObject({ fields: { username: [expect.stringContaining('taken')] } })
})
