import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Forbidden } from '#platform/errors/errors.ts'
import { makeBatch } from './batches/make-batch.ts'
import { payBatch } from './batches/pay-batch.ts'
import { sendBatch } from './batches/send-batch.ts'
import { takeBatchFile } from './batches/take-batch-file.ts'
import { batchContext, euroSettings, makeApproved } from './batches/testing.ts'
import { withdrawBatch } from './batches/withdraw-batch.ts'
import { movePayout } from './move-payout.ts'
import { findPayout } from './payout-queries.ts'
import type { PayoutMove } from './states.ts'

const { db, transaction } = await testDatabase()
const admin = (displayName: string) =>
  transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin', displayName })))
const nadia = await admin('Nadia')
const context = { ...batchContext, settings: { ...euroSettings, payoutFourEyes: true } }

const approved = () => transaction((tx) => makeApproved(tx, nadia))
const make = (id: string) => transaction((tx) => makeBatch(tx, nadia, { way: 'bank', ids: [id] }, context))
const take = (by: MemberActor, number: number) =>
  transaction((tx) => takeBatchFile(tx, by, { number, file: 'xml' }, context))
const send = (by: MemberActor, number: number) => transaction((tx) => sendBatch(tx, by, { number }, context))
const pay = (by: MemberActor, number: number) => transaction((tx) => payBatch(tx, by, { number }, context))
const move = (by: MemberActor, payoutId: string, which: PayoutMove) =>
  transaction((tx) => movePayout(tx, by, { payoutId, move: which, reason: 'For a test' }, context))

test('an administrator alone reads that it takes another', async () => {
  const one = await approved()
  await expect(move(nadia, one.id, 'send')).rejects.toThrow(
    `You approved payout ${one.number}, and payouts need four eyes: an administrator can name someone else for finance, who can do this, or turn four eyes off in Settings`,
  )
})

test('who approved neither takes the file out nor marks it as sent or paid, and reads who does', async () => {
  const ilse = await admin('Ilse')
  const one = await approved()
  const { number } = await make(one.id)
  const words = `You approved payout ${one.number}, and payouts need four eyes: Ilse can do this`
  await expect(take(nadia, number)).rejects.toThrow(words)
  await expect(send(nadia, number)).rejects.toThrow(words)
  expect(await take(ilse, number)).toContain('<CstmrCdtTrfInitn>')
  await send(ilse, number)
  await expect(pay(nadia, number)).rejects.toThrow(words)
  await pay(ilse, number)
  expect((await findPayout(db, nadia, one.id)).state).toBe('paid')
})

test('the same for one payout by itself', async () => {
  const otto = await admin('Otto')
  const one = await approved()
  await expect(move(nadia, one.id, 'send')).rejects.toThrow('Ilse or Otto can do this')
  await move(otto, one.id, 'send')
  await expect(move(nadia, one.id, 'pay')).rejects.toBeInstanceOf(Forbidden)
  await move(otto, one.id, 'pay')
  expect((await findPayout(db, nadia, one.id)).state).toBe('paid')
  await expect(move(nadia, one.id, 'return')).rejects.toBeInstanceOf(Forbidden)
  await move(otto, one.id, 'return')
  expect((await findPayout(db, nadia, one.id)).state).toBe('failed')
})

test('who approved one that a bank may have paid does not book it as failed either, which would give its money out again', async () => {
  const eva = await admin('Eva')
  const [alone, batched] = [await approved(), await approved()]
  await move(eva, alone.id, 'send')
  await send(eva, (await make(batched.id)).number)
  for (const { id } of [alone, batched]) {
    await expect(move(nadia, id, 'fail')).rejects.toBeInstanceOf(Forbidden)
    expect((await findPayout(db, nadia, id)).state).toBe('sent')
    await move(eva, id, 'fail')
    expect((await findPayout(db, nadia, id)).state).toBe('failed')
  }
})

test('who approved does not withdraw the batch either: its file may be at the bank, and its payouts would be free to be rejected', async () => {
  const ada = await admin('Ada')
  const one = await approved()
  const { number } = await make(one.id)
  await take(ada, number)
  const withdraw = (by: MemberActor, settings = context.settings) =>
    transaction((tx) => withdrawBatch(tx, by, { number, reason: 'For a test' }, { ...context, settings }))
  await expect(withdraw(nadia)).rejects.toThrow('payouts need four eyes')
  await expect(move(nadia, one.id, 'reject')).rejects.toThrow('is not marked as sent yet')
  // Whose payout is in it does not free it for another file.
  const owner = { ...one.actor, role: 'admin' as const }
  await expect(withdraw(owner, euroSettings)).rejects.toThrow('Nobody decides on a payout of their own')
  await withdraw(ada)
  expect((await findPayout(db, nadia, one.id)).batchNumber).toBeNull()
})

test('nobody marks a batch with a payout of their own, whatever the setting', async () => {
  const one = await approved()
  const { number } = await make(one.id)
  const owner = { ...one.actor, role: 'admin' as const }
  const lax = { ...context, settings: euroSettings }
  for (const settings of [context, lax])
    await expect(transaction((tx) => sendBatch(tx, owner, { number }, settings))).rejects.toThrow(
      'Nobody decides on a payout of their own',
    )
  const second = await admin('Vera')
  await send(second, number)
  await expect(transaction((tx) => payBatch(tx, owner, { number }, lax))).rejects.toBeInstanceOf(Forbidden)
})
