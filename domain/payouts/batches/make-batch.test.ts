import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { NotFound } from '#platform/errors/errors.ts'
import { findPayout } from '../payout-queries.ts'
import { payout, payoutBatch, payoutBatchLine } from '../schema.server.ts'
import { countFreePayouts, findBatch } from './batch-queries.ts'
import { openBatchStage } from './testing-stage.ts'
import { euroSettings } from './testing.ts'

const { clock, db, boss, other, approved, indebt, make, send, take, move, batchOf, newestEvent } =
  await openBatchStage()

// Each begins with no payout that waits for a batch.
beforeEach(async () => {
  const free = await countFreePayouts(db, boss)
  if (free.bank.count + free.other.count > 0) await make('hand')
})

test('holds what was chosen, with its sum, a message id of its own and the next day that banks work', async () => {
  const one = await approved({ amountMinor: 4_000 })
  const two = await approved({ amountMinor: 2_505 })
  const { number } = await make('bank', [two.id, one.id])
  const { batch, payouts } = await findBatch(db, boss, number)
  expect(batch).toMatchObject({
    kind: 'sepa',
    state: 'made',
    count: 2,
    sum: 6_505n,
    executionDay: '2026-11-23',
  })
  expect(batch.messageId).toMatch(/^GH-20261120T100000-[0-9a-f]{12}$/)
  expect(payouts.map((line) => line.id)).toEqual([one.id, two.id])
  expect(JSON.stringify(batch, (_key, value) => String(value))).not.toContain('sealed')
  expect((await findPayout(db, boss, one.id)).batchNumber).toBe(number)
  expect(await newestEvent()).toMatchObject({
    kind: 'payouts.batch-made',
    actor: `member:${boss.id}`,
    details: { batch: number, payouts: [one.number, two.number], sumMinor: '6505' },
  })
})

test('the files are the same to the byte each time, and each time they are taken out is in the log', async () => {
  const one = await approved()
  const { number } = await make('bank', [one.id])
  const xml = await take(number, 'xml')
  expect(xml).toContain('<IBAN>DE89370400440532013000</IBAN>')
  expect(await newestEvent()).toMatchObject({
    kind: 'payouts.file-taken',
    actor: `member:${other.id}`,
    details: { batch: number, file: 'xml', rows: 1, sumMinor: '4000' },
  })
  const csv = await take(number, 'csv')
  expect(csv).toContain('DE89370400440532013000')
  clock.set(new Date('2026-11-24T10:00:00Z'))
  await send(number)
  const renamed = { ...euroSettings, operatorName: 'Another', operatorIban: 'BE68 5390 0754 7034' }
  expect(await take(number, 'xml', other, renamed)).toBe(xml)
  expect(await take(number, 'csv')).toBe(csv)
})

test('all that wait go to the bank, save those that no bank file can hold', async () => {
  const bank = await approved()
  const card = await approved({ details: { kind: 'card', holder: 'Bo', token: 'tok_12345678' } })
  const far = await approved({
    details: { kind: 'bank', holder: 'Bia', iban: 'BR1800360305000010009795493C1', bic: '' },
  })
  expect(await countFreePayouts(db, boss)).toEqual({
    bank: { count: 2, sum: 8_000n },
    other: { count: 1, sum: 4_000n },
  })
  const { number } = await make('bank')
  expect((await findBatch(db, boss, number)).payouts.map(({ id }) => id)).toEqual([bank.id])
  const rest = await make('hand')
  expect((await findBatch(db, boss, rest.number)).payouts.map(({ id }) => id)).toEqual([card.id, far.id])
  expect(await batchOf(rest.number)).toMatchObject({ kind: 'by-hand', executionDay: null })
  expect(await take(rest.number, 'csv')).toContain('tok_12345678')
  await expect(take(rest.number, 'xml')).rejects.toBeInstanceOf(NotFound)
})

test('of all that wait, those whose members owe are left out, and who chose one is told', async () => {
  const [good, owing] = [await approved(), await approved()]
  await indebt(owing)
  await expect(make('bank', [good.id, owing.id])).rejects.toThrow(
    `Payout ${owing.number} is held: its member owes €50.00 by a chargeback. Choose the others`,
  )
  expect((await countFreePayouts(db, boss)).bank).toEqual({ count: 1, sum: 4_000n })
  const { number } = await make('bank')
  expect((await findBatch(db, boss, number)).payouts.map(({ id }) => id)).toEqual([good.id])
  await expect(make('bank')).rejects.toThrow('No approved payout waits')
})

test('who chose one that no bank can pay is told which and why, and nothing is made', async () => {
  const bank = await approved()
  const card = await approved({ details: { kind: 'card', holder: 'Bo', token: 'tok_12345678' } })
  const far = await approved({
    details: { kind: 'bank', holder: 'Bia', iban: 'BR1800360305000010009795493C1', bic: '' },
  })
  await expect(make('bank', [bank.id, card.id, far.id])).rejects.toThrow(
    `payout ${card.number} does not go to a bank account, payout ${far.number} goes to an account outside of SEPA`,
  )
  expect((await countFreePayouts(db, boss)).bank.count).toBe(2)
})

test('in another currency than the euro the file is a transfer of another kind, and says so', async () => {
  const one = await approved()
  await db.update(payout).set({ currency: 'USD' }).where(eq(payout.id, one.id))
  const { number } = await make('bank', [one.id], { settings: { ...euroSettings, currency: 'USD' } })
  expect(await batchOf(number)).toMatchObject({ kind: 'transfer', currency: 'USD' })
  expect(await take(number, 'xml')).not.toContain('SEPA')
})

test('without an account to pay from there is no bank file, and a list is made all the same', async () => {
  const one = await approved()
  const settings = { ...euroSettings, operatorIban: '' }
  await expect(make('bank', [one.id], { settings })).rejects.toThrow('Write the account that you pay from')
  expect(await make('hand', [one.id], { settings })).toMatchObject({ number: expect.any(Number) })
})

test('nothing is in two batches, however it is asked for', async () => {
  const one = await approved()
  const { number } = await make('bank', [one.id])
  await expect(make('bank', [one.id])).rejects.toThrow(`payout ${one.number} is in batch ${number} already`)
  await expect(make('hand')).rejects.toThrow('No approved payout waits')
  const second = await db.select().from(payoutBatch).where(eq(payoutBatch.kind, 'by-hand')).limit(1)
  await expect(
    db.insert(payoutBatchLine).values({ batchId: second[0]?.id ?? '', payoutId: one.id }),
  ).rejects.toMatchObject({ cause: { constraint: 'payout_in_one_batch' } })
})

test('only approved payouts', async () => {
  const one = await approved()
  await move(one.id, 'send')
  await expect(make('hand', [one.id])).rejects.toThrow(`payout ${one.number} is sent`)
})
