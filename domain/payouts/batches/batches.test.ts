import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { available, findBalance, provider, transit } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { ledgerChecks } from '#domain/ledger-checks.ts'
import { securityEvent } from '#domain/security/schema.server.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { PAYOUT_PROVIDER } from '../apply-move.ts'
import type { BatchFile, BatchWay } from '../batch-rules.ts'
import { movePayout } from '../move-payout.ts'
import { erasePayouts } from '../own-data.ts'
import { findPayout } from '../payout-queries.ts'
import { payout, payoutBatch, payoutBatchLine } from '../schema.server.ts'
import type { PayoutMove } from '../states.ts'
import { countFreePayouts, findBatch, listBatches } from './batch-queries.ts'
import { makeBatch } from './make-batch.ts'
import { payBatch } from './pay-batch.ts'
import { sendBatch } from './send-batch.ts'
import { takeBatchFile } from './take-batch-file.ts'
import { batchGiven, euroSettings, makeApproved } from './testing.ts'
import { withdrawBatch } from './withdraw-batch.ts'

const clock = movableClock(new Date('2026-11-20T10:00:00Z'))
const database = await testDatabase({ clock })
const { db, transaction } = database
const [boss, other] = await transaction(async (tx) => [
  actorOf(await makeMember(tx, { role: 'admin', displayName: 'Nadia' })),
  actorOf(await makeMember(tx, { role: 'admin', displayName: 'Ilse' })),
])
if (!boss || !other) throw new Error('Nobody decides')

const approved = (given: Parameters<typeof makeApproved>[2] = {}) =>
  transaction((tx) => makeApproved(tx, boss, given))
const make = (way: BatchWay, ids?: string[], given: Partial<typeof batchGiven> = {}) =>
  transaction((tx) => makeBatch(tx, boss, { way, ids }, { ...batchGiven, ...given }))
const send = (number: number, by = other) => transaction((tx) => sendBatch(tx, by, { number }, batchGiven))
const pay = (number: number, by = other) => transaction((tx) => payBatch(tx, by, { number }, batchGiven))
const withdraw = (number: number, reason = 'The wrong day') =>
  transaction((tx) => withdrawBatch(tx, boss, { number, reason }, batchGiven))
const take = (number: number, file: BatchFile, by = other, settings = euroSettings) =>
  transaction((tx) => takeBatchFile(tx, by, { number, file }, { ...batchGiven, settings }))
const move = (payoutId: string, which: PayoutMove, by = other) =>
  transaction((tx) =>
    movePayout(tx, by, { payoutId, move: which, reason: 'The account is closed' }, batchGiven),
  )
const stateOf = async (id: string) => (await findPayout(db, boss, id)).state
const batchOf = async (number: number) => (await findBatch(db, boss, number)).batch
const newestEvent = async () =>
  (await db.select().from(securityEvent).orderBy(desc(securityEvent.id)).limit(1))[0]

// Each begins with no payout that waits for a batch.
beforeEach(async () => {
  const free = await countFreePayouts(db, boss)
  if (free.bank.count + free.other.count > 0) await make('hand')
})

describe('making a batch', () => {
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
})

describe('a batch goes its way', () => {
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
    expect(await findBalance(db, available(one.memberId))).toBe(4_000n)
  })

  test('one that the bank did not pay goes back and leaves the batch, the others are paid', async () => {
    const [good, bad] = [await approved(), await approved()]
    const { number } = await make('bank', [good.id, bad.id])
    await send(number)
    await move(bad.id, 'fail')
    expect(await findBalance(db, available(bad.memberId))).toBe(4_000n)
    expect(await batchOf(number)).toMatchObject({ state: 'sent', count: 2 })
    await pay(number)
    expect(await stateOf(good.id)).toBe('paid')
    expect(await stateOf(bad.id)).toBe('failed')
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

test('the book adds up after all this', async () => {
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
