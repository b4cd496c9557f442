import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '#domain/accounts/schema.server.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { confirmCorrection, proposeCorrection } from '#domain/corrections/index.ts'
import { earned, findBalance, provider, sumPaidOut } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { paper } from '#domain/papers/schema.server.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { minor } from '#platform/money/money.ts'
import { PAYOUT_PROVIDER } from '../apply-move.ts'
import { askPayout } from '../ask-payout.ts'
import { movePayout } from '../move-payout.ts'
import { erasePayouts } from '../own-data.ts'
import { findIdentityLimit, listOwnPayouts } from '../own-payouts.ts'
import type { PayoutMove } from '../states.ts'
import { context, makePayee } from '../testing.ts'

const clock = movableClock(new Date('2026-11-19T10:00:00Z'))
const database = await testDatabase({ clock })
const { db, transaction } = database
const boss = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))
type Payee = Awaited<ReturnType<typeof makePayee>>

const ask = ({ actor, methodId }: Payee, amountMinor: number) =>
  transaction((tx) => askPayout(tx, actor, { amount: minor(amountMinor), methodId }, context))
const move = (payoutId: string, which: PayoutMove, reason?: string) =>
  transaction((tx) => movePayout(tx, boss, { payoutId, move: which, reason }, context))
const countPapers = ({ id }: Payee) => db.$count(paper, eq(paper.recipientId, id))
const lettersTo = async (email: string) =>
  (await db.select().from(mailMessage).where(eq(mailMessage.to, email))).map(({ subject }) => subject)

test('one that was paid and that the bank sent back is earned again, once, without a receipt, and its member is told', async () => {
  const who = await transaction((tx) => makePayee(tx, 10_000))
  const [outside, paidOut] = [await findBalance(db, provider(PAYOUT_PROVIDER)), await sumPaidOut(db)]
  const papers = await countPapers(who)
  const { id } = await ask(who, 4_000)
  for (const one of ['approve', 'send', 'pay'] as const) await move(id, one)
  expect(await sumPaidOut(db)).toBe(paidOut + 4_000n)
  await expect(move(id, 'return')).rejects.toBeInstanceOf(Invalid)
  const twice = [1, 2].map(() => move(id, 'return', 'The account is closed'))
  const results = await Promise.allSettled(twice)
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await findBalance(db, earned(who.id))).toBe(10_000n)
  expect(await findBalance(db, provider(PAYOUT_PROVIDER))).toBe(outside)
  expect(await sumPaidOut(db)).toBe(paidOut)
  const { rows } = await listOwnPayouts(db, who.id, 1)
  expect(rows[0]).toMatchObject({ state: 'failed', reason: 'The account is closed' })
  expect(await lettersTo(who.email)).toContain('Your payout of $40.00 did not arrive')
  expect(await countPapers(who)).toBe(papers)
  expect(await findIdentityLimit(db, who.id, clock.now(), context.settings)).toMatchObject({
    left: 100_000n,
  })
  expect((await ask(who, 4_000)).state).toBe('requested')
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('what the bank sends back after its member was deleted two of finance take off the account', async () => {
  const who = await transaction((tx) => makePayee(tx, 4_000))
  const { id } = await ask(who, 4_000)
  for (const one of ['approve', 'send', 'pay'] as const) await move(id, one)
  await transaction((tx) => erasePayouts(tx, who.id))
  await db.update(member).set({ state: 'deleted' }).where(eq(member.id, who.id))
  await move(id, 'return', 'The account is closed')
  expect(await findBalance(db, earned(who.id))).toBe(4_000n)
  const wanted = {
    memberId: who.id,
    direction: 'take',
    amount: minor(4_000),
    reason: 'Their bank sent it back, and they are gone',
    formKey: crypto.randomUUID(),
  } as const
  const made = await transaction((tx) => proposeCorrection(tx, boss, wanted, context))
  const colleague = actorOf(await transaction((tx) => makeMember(tx, { role: 'finance' })))
  await transaction((tx) => confirmCorrection(tx, colleague, { correctionId: made.id }, context))
  expect(await findBalance(db, earned(who.id))).toBe(0n)
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
