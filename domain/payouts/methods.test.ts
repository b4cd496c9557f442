import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { minor } from '#platform/money/money.ts'
import { addMethod } from './add-method.ts'
import { askPayout } from './ask-payout.ts'
import { changeMethod } from './change-method.ts'
import { movePayout } from './move-payout.ts'
import { listOwnMethods } from './own-payouts.ts'
import { removeMethod } from './remove-method.ts'
import { payout, payoutMethod } from './schema.server.ts'
import type { PayoutMove } from './states.ts'
import { context, makeMethod, makePayee, seal, someBank } from './testing.ts'

const clock = movableClock(new Date('2026-11-19T10:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const boss = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))

const payee = () => transaction((tx) => makePayee(tx, 10_000))
type Payee = Awaited<ReturnType<typeof payee>>

const ask = ({ actor, methodId }: Payee, amountMinor: number) =>
  transaction((tx) => askPayout(tx, actor, { amount: minor(amountMinor), methodId }, context))
const move = (payoutId: string, which: PayoutMove, reason?: string) =>
  transaction((tx) => movePayout(tx, boss, { payoutId, move: which, reason }, context))
const lettersTo = async (email: string) =>
  (await db.select().from(mailMessage).where(eq(mailMessage.to, email))).map(({ subject }) => subject)
const fieldsOf = (error: unknown) => (error instanceof Invalid ? error.fields : error)

test('a new method is sealed, shown masked, waits 24 hours, and its owner is told', async () => {
  const who = await transaction((tx) => makeMember(tx))
  const { methodId } = await transaction((tx) => addMethod(tx, actorOf(who), someBank, context))
  const [row] = await db.select().from(payoutMethod).where(eq(payoutMethod.id, methodId))
  expect(JSON.stringify(row)).not.toContain('DE8937')
  expect(JSON.stringify(row)).not.toContain('Harbour')
  expect(JSON.parse(seal.open(row?.sealed ?? ''))).toEqual(someBank)
  expect(await listOwnMethods(db, who.id)).toMatchObject([
    { label: 'IBAN ending 3000', usableAt: new Date('2026-11-20T10:00:00Z') },
  ])
  expect(await lettersTo(who.email)).toEqual(['A payout method was added'])
})

test('one that waits can’t be used, and after a day it can', async () => {
  const who = await payee()
  const { methodId } = await transaction((tx) => addMethod(tx, who.actor, someBank, context))
  const refused = await ask({ ...who, methodId }, 5_000).catch(fieldsOf)
  expect(refused).toMatchObject({ methodId: [expect.stringMatching(/waits 24 hours/)] })
  clock.advanceMs(24 * 3_600_000)
  expect((await ask({ ...who, methodId }, 5_000)).state).toBe('requested')
})

test('a changed one waits anew, and an open payout still goes where it was asked to', async () => {
  const who = await payee()
  const { id } = await ask(who, 5_000)
  const other = { ...someBank, iban: 'NL91ABNA0417164300' }
  await transaction((tx) => changeMethod(tx, who.actor, { methodId: who.methodId, details: other }, context))
  expect(await listOwnMethods(db, who.id)).toMatchObject([{ label: 'IBAN ending 4300' }])
  await move(id, 'approve')
  const [row] = await db.select().from(payout).where(eq(payout.id, id))
  expect(JSON.parse(seal.open(row?.sealed ?? ''))).toEqual(someBank)
  await move(id, 'reject', 'For a test')
  expect(await ask(who, 5_000).catch(fieldsOf)).toHaveProperty('methodId')
  expect(await lettersTo(who.email)).toContain('A payout method was changed')
})

test('a removed one is forgotten and can’t be used', async () => {
  const who = await payee()
  await transaction((tx) => removeMethod(tx, who.actor, { methodId: who.methodId }, context))
  expect(await listOwnMethods(db, who.id)).toEqual([])
  expect(await ask(who, 5_000).catch(fieldsOf)).toHaveProperty('methodId')
  await expect(
    transaction((tx) => removeMethod(tx, who.actor, { methodId: who.methodId }, context)),
  ).rejects.toBeInstanceOf(NotFound)
})

test('nobody uses or changes a method of somebody else’s', async () => {
  const [one, other] = [await payee(), await payee()]
  expect(await ask({ ...one, methodId: other.methodId }, 5_000).catch(fieldsOf)).toHaveProperty('methodId')
  await expect(
    transaction((tx) => removeMethod(tx, one.actor, { methodId: other.methodId }, context)),
  ).rejects.toBeInstanceOf(NotFound)
})

test('there are at most five, and another way only while the operator has one', async () => {
  const who = await payee()
  for (let more = 0; more < 4; more++) await transaction((tx) => makeMethod(tx, who.id))
  await expect(transaction((tx) => addMethod(tx, who.actor, someBank, context))).rejects.toBeInstanceOf(
    Conflict,
  )
  const wallet = { kind: 'other' as const, name: 'Wallet', details: 'ann@example.org' }
  const settings = { ...context.settings, payoutOtherMethod: 'Wallet' }
  const { actor } = await payee()
  await expect(transaction((tx) => addMethod(tx, actor, wallet, context))).rejects.toBeInstanceOf(Invalid)
  await transaction((tx) => addMethod(tx, actor, wallet, { ...context, settings }))
})
