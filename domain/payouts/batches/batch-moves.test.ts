import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { earned, findBalance, provider, transit } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { PAYOUT_PROVIDER } from '../apply-move.ts'
import { checkPayout } from '../check-payout.ts'
import { erasePayouts } from '../own-data.ts'
import { findPayout } from '../payout-queries.ts'
import { bankFiles, openPayoutSeal, paymentLists } from '../payout-seal.ts'
import { SECRET_OF_TESTS } from '../testing.ts'
import { findBatch, listBatches } from './batch-queries.ts'
import { takeBatchFile } from './take-batch-file.ts'
import { openBatchStage } from './testing-stage.ts'
import { batchContext } from './testing.ts'

const stage = await openBatchStage()
const { clock, database, db, transaction, boss, other } = stage
const { approved, indebt, make, send, pay, withdraw, take, move, stateOf, batchOf, newestEvent } = stage

test('sent and paid: all its payouts are, their money is with the bank, and each member is told', async () => {
  const before = await findBalance(db, provider(PAYOUT_PROVIDER))
  const people = [await approved(), await approved({ amountMinor: 2_505 })]
  const { number } = await make(
    'bank',
    people.map(({ id }) => id),
  )
  await send(number)
  for (const { id } of people) expect(await stateOf(id)).toBe('sent')
  await pay(number)
  for (const { id, email } of people) {
    expect(await stateOf(id)).toBe('paid')
    expect(await findBalance(db, transit(id))).toBe(0n)
    const letters = await db.select().from(mailMessage).where(eq(mailMessage.to, email))
    expect(letters.map(({ subject }) => subject).join()).toMatch(/is sent.*is paid|is paid.*is sent/)
  }
  expect(await findBalance(db, provider(PAYOUT_PROVIDER))).toBe(before + 6_505n)
  expect(await batchOf(number)).toMatchObject({ state: 'closed', endedBy: `member:${other.id}` })
  expect(await newestEvent()).toMatchObject({ kind: 'payouts.batch-closed', details: { payouts: 2 } })
})

test('what was done once is not done again', async () => {
  const one = await approved()
  const { number } = await make('bank', [one.id])
  await expect(pay(number)).rejects.toThrow(`Batch ${number} is to be sent`)
  await send(number)
  await expect(send(number)).rejects.toThrow(`Batch ${number} is sent`)
  await expect(withdraw(number)).rejects.toBeInstanceOf(Conflict)
  await pay(number)
  await expect(pay(number)).rejects.toThrow(`Batch ${number} is closed`)
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('withdrawn, its payouts are free for another with another message id, and its file is not to be had', async () => {
  const one = await approved()
  const { number } = await make('bank', [one.id])
  await withdraw(number)
  expect(await batchOf(number)).toMatchObject({ state: 'withdrawn', reason: 'The wrong day' })
  expect(await stateOf(one.id)).toBe('approved')
  await expect(take(number, 'xml')).rejects.toThrow('must not be paid any more')
  const again = await make('bank', [one.id])
  expect((await batchOf(again.number)).messageId).not.toBe((await batchOf(number)).messageId)
  expect((await findPayout(db, boss, one.id)).batchNumber).toBe(again.number)
  await send(again.number)
  await pay(again.number)
  expect(await stateOf(one.id)).toBe('paid')
})

test('nobody takes a payout out of a file that waits to be sent', async () => {
  const one = await approved()
  const { number } = await make('bank', [one.id])
  for (const which of ['send', 'reject'] as const)
    await expect(move(one.id, which)).rejects.toThrow(
      `is in batch ${number}, which is not marked as sent yet`,
    )
  await withdraw(number)
  await move(one.id, 'reject')
  expect(await findBalance(db, earned(one.memberId))).toBe(4_000n)
})

test('one that the bank did not pay goes back and leaves the batch, the others are paid', async () => {
  const [good, bad] = [await approved(), await approved()]
  const { number } = await make('bank', [good.id, bad.id])
  await send(number)
  await move(bad.id, 'fail')
  expect(await findBalance(db, earned(bad.memberId))).toBe(4_000n)
  expect(await batchOf(number)).toMatchObject({ state: 'sent', count: 2 })
  await pay(number)
  expect(await stateOf(good.id)).toBe('paid')
  expect(await stateOf(bad.id)).toBe('failed')
  const { payouts } = await findBatch(db, boss, number)
  expect(payouts.find(({ id }) => id === bad.id)?.leftAt).toEqual(clock.now())
})

test('one that the bank sends back after its batch was closed leaves it with its money, and the others stay paid', async () => {
  const [good, bad] = [await approved(), await approved()]
  const { number } = await make('bank', [good.id, bad.id])
  await send(number)
  await pay(number)
  const outside = await findBalance(db, provider(PAYOUT_PROVIDER))
  await move(bad.id, 'return')
  expect(await findBalance(db, earned(bad.memberId))).toBe(4_000n)
  expect(await findBalance(db, provider(PAYOUT_PROVIDER))).toBe(outside - 4_000n)
  expect([await stateOf(good.id), await stateOf(bad.id)]).toEqual(['paid', 'failed'])
  expect((await batchOf(number)).state).toBe('closed')
  const { payouts } = await findBatch(db, boss, number)
  expect(payouts.find(({ id }) => id === bad.id)?.leftAt).toEqual(clock.now())
})

test('the last payout that ends by itself closes the batch', async () => {
  const [one, two] = [await approved(), await approved()]
  const { number } = await make('bank', [one.id, two.id])
  await send(number)
  await move(one.id, 'pay')
  expect((await batchOf(number)).state).toBe('sent')
  await move(two.id, 'fail')
  expect((await batchOf(number)).state).toBe('closed')
  await expect(pay(number)).rejects.toBeInstanceOf(Conflict)
})

test('a debt that comes after the file was taken keeps nobody from saying that it was sent and paid', async () => {
  const [good, owing] = [await approved(), await approved()]
  const { number } = await make('bank', [good.id, owing.id])
  await take(number, 'xml')
  await indebt(owing)
  await send(number)
  expect([await stateOf(good.id), await stateOf(owing.id)]).toEqual(['sent', 'sent'])
  // The file is at the bank: there is nothing left to keep back.
  expect(await take(number, 'xml')).toContain('<CstmrCdtTrfInitn>')
  await pay(number)
  expect([await stateOf(good.id), await stateOf(owing.id)]).toEqual(['paid', 'paid'])
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('a debt that comes before keeps the file in the house; withdrawn and made anew, the batch is without it', async () => {
  const [good, owing] = [await approved(), await approved()]
  const { number } = await make('bank', [good.id, owing.id])
  expect((await findBatch(db, boss, number)).debts).toEqual([])
  await indebt(owing)
  const words = `Payout ${owing.number} is held: its member owes €50.00 by a chargeback`
  expect((await findBatch(db, boss, number)).debts).toEqual([words])
  for (const file of ['xml', 'csv'] as const)
    await expect(take(number, file)).rejects.toThrow(
      `${words}. If the file is at your bank already, mark the batch as sent; if not, withdraw it and make another, which leaves out whoever owes`,
    )
  await withdraw(number)
  const again = await make('bank')
  expect((await findBatch(db, boss, again.number)).payouts.map(({ id }) => id)).toContain(good.id)
  expect((await findPayout(db, boss, owing.id)).batchNumber).toBeNull()
  expect(await take(again.number, 'xml')).toContain('<CstmrCdtTrfInitn>')
  expect((await checkPayout(db, boss, owing.id, [])).debt).toBe(words)
  await expect(move(owing.id, 'send')).rejects.toThrow(`${words}. Wait, or reject it`)
  await move(owing.id, 'reject')
  expect(await stateOf(owing.id)).toBe('rejected')
})

test('who has their data deleted is forgotten in files too', async () => {
  const one = await approved()
  const { number } = await make('bank', [one.id])
  await send(number)
  await pay(number)
  await transaction((tx) => erasePayouts(tx, one.memberId))
  await expect(take(number, 'csv')).rejects.toThrow('had their data deleted')
  expect((await batchOf(number)).hasFiles).toBe(false)
})

test('batches by their state, newest first', async () => {
  await make('hand', [(await approved()).id])
  const { number } = await make('hand', [(await approved()).id])
  const { rows } = await listBatches(db, boss, { state: 'made', page: 1 })
  expect(rows[0]?.number).toBe(number)
  expect(rows.every(({ state }) => state === 'made')).toBe(true)
})

test('a changed secret seals the files anew', async () => {
  const { number } = await make('bank', [(await approved()).id])
  const before = await take(number, 'xml')
  const secret = 'another secret, also long enough for a process'
  for (const column of [bankFiles, paymentLists])
    expect(await column.reseal(db, [secret, SECRET_OF_TESTS])).toBeGreaterThan(0)
  const context = { ...batchContext, seal: openPayoutSeal([secret]) }
  const after = await transaction((tx) => takeBatchFile(tx, other, { number, file: 'xml' }, context))
  expect(after).toBe(before)
})

test('where the secret is lost, whoever takes out the files is told what is missing', async () => {
  const { number } = await make('bank', [(await approved()).id])
  const context = { ...batchContext, seal: openPayoutSeal(['a secret that never sealed anything here']) }
  const taken = transaction((tx) => takeBatchFile(tx, other, { number, file: 'xml' }, context))
  await expect(taken).rejects.toThrow(/can’t be read.*SECRET_PREVIOUS/)
  await expect(taken).rejects.toBeInstanceOf(Conflict)
})

test('the book adds up after all this', async () => {
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
