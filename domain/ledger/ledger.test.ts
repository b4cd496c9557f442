import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { sqlState } from '#platform/db/sql-state.ts'
import { minor, negated } from '#platform/money/money.ts'
import { clearing, deposited, escrow, provider, revenue } from './accounts.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { FOUND_MOST, readSought } from '#domain/sought-rules.ts'
import { findBalance, findSoughtTransfers } from './balance-queries.ts'
import { listStatement } from './list-statement.ts'
import { NotEnoughMoney } from './not-enough-money.ts'
import { type NewTransfer, postTransfer, postTransfers } from './post-transfers.ts'
import { findingsOf, giveMoney } from './testing.ts'

const database = await testDatabase()
const { db, transaction } = database

const fund = (memberId: string, milestoneId: string, amountMinor: number): NewTransfer => ({
  kind: 'fund',
  key: `fund:${milestoneId}`,
  subject: { kind: 'milestone', id: milestoneId },
  postings: [
    { account: deposited(memberId), amount: minor(-amountMinor) },
    { account: escrow(milestoneId), amount: minor(amountMinor) },
  ],
})

async function aMember(amountMinor: number): Promise<string> {
  const id = randomUUID()
  if (amountMinor > 0) await transaction((tx) => giveMoney(tx, id, amountMinor))
  return id
}

const stateOf = async (statement: string): Promise<string | undefined> => {
  try {
    await db.execute(sql.raw(statement))
    return undefined
  } catch (error) {
    return sqlState(error)
  }
}

test('money moves from one account to another, and the statement says so', async () => {
  const memberId = await aMember(10_000)
  const milestoneId = randomUUID()
  await transaction((tx) => postTransfer(tx, fund(memberId, milestoneId, 6_000)))
  expect(await findBalance(db, deposited(memberId))).toBe(4_000n)
  expect(await findBalance(db, escrow(milestoneId))).toBe(6_000n)
  const { lines } = await listStatement(db, { memberId, of: 'balance' }, {})
  expect(lines.map(({ kind, amount, balanceAfter }) => ({ kind, amount, balanceAfter }))).toEqual([
    { kind: 'fund', amount: -6_000n, balanceAfter: 4_000n },
    { kind: 'top-up', amount: 10_000n, balanceAfter: 10_000n },
  ])
})

test('the same key moves money once, however often it comes and at the same time', async () => {
  const memberId = await aMember(10_000)
  const milestoneId = randomUUID()
  await Promise.all(
    Array.from({ length: 12 }, () =>
      transaction((tx) => postTransfer(tx, fund(memberId, milestoneId, 3_000))),
    ),
  )
  expect(await findBalance(db, deposited(memberId))).toBe(7_000n)
})

test('the desk finds transfers by the sum that a line moved, in whichever direction, the newest first', async () => {
  const finance = actorOf(await transaction((tx) => makeMember(tx, { role: 'finance' })))
  const memberId = await aMember(7_654_321)
  const milestones = Array.from({ length: 10 }, () => randomUUID())
  for (const id of milestones) await transaction((tx) => postTransfer(tx, fund(memberId, id, 123_457)))
  const find = async (typed: string) =>
    findSoughtTransfers(db, finance, { ...readSought(typed, 'USD'), memberId: undefined })
  const found = await find('1234.57')
  expect(found.map(({ kind, amount }) => ({ kind, amount }))).toEqual(
    Array.from({ length: FOUND_MOST }, () => ({ kind: 'fund', amount: 123_457n })),
  )
  expect(found.map(({ id }) => id)).toEqual(found.map(({ id }) => id).toSorted((a, b) => Number(b - a)))
  expect(await find('$76,543.21')).toMatchObject([{ kind: 'top-up' }])
  expect(await find('transfer 1234.58')).toEqual([])
})

test('a key that comes back with another amount is a fault', async () => {
  const memberId = await aMember(10_000)
  const milestoneId = randomUUID()
  await transaction((tx) => postTransfer(tx, fund(memberId, milestoneId, 3_000)))
  await expect(transaction((tx) => postTransfer(tx, fund(memberId, milestoneId, 3_001)))).rejects.toThrow(
    'used for another movement',
  )
})

test('a key that comes back for another account is a fault, even with the same amount', async () => {
  const memberId = await aMember(10_000)
  const milestoneId = randomUUID()
  const transfer = fund(memberId, milestoneId, 3_000)
  await transaction((tx) => postTransfer(tx, transfer))
  const elsewhere = { ...fund(memberId, randomUUID(), 3_000), key: transfer.key }
  await expect(transaction((tx) => postTransfer(tx, elsewhere))).rejects.toThrow('used for another movement')
})

test('the same key twice in one breath moves nothing', async () => {
  const memberId = await aMember(10_000)
  const transfer = fund(memberId, randomUUID(), 3_000)
  await expect(transaction((tx) => postTransfers(tx, [transfer, transfer]))).rejects.toThrow('stands twice')
  expect(await findBalance(db, deposited(memberId))).toBe(10_000n)
})

test('nobody pays what they do not have, and nothing moves', async () => {
  const memberId = await aMember(500)
  await expect(
    transaction((tx) => postTransfer(tx, fund(memberId, randomUUID(), 501))),
  ).rejects.toBeInstanceOf(NotEnoughMoney)
  expect(await findBalance(db, deposited(memberId))).toBe(500n)
})

test('of many who spend the same money at once, as many win as it is enough for', async () => {
  const memberId = await aMember(1_000)
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      transaction((tx) => postTransfer(tx, fund(memberId, randomUUID(), 300))),
    ),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await findBalance(db, deposited(memberId))).toBe(100n)
})

describe('the database itself refuses', () => {
  test('to change, delete or empty what was written', async () => {
    await aMember(100)
    for (const table of ['ledger_transfer', 'ledger_posting']) {
      expect(await stateOf(`update ${table} set at = at`), `update ${table}`).toBe('23001')
      expect(await stateOf(`delete from ${table}`), `delete from ${table}`).toBe('23001')
      expect(await stateOf(`truncate ${table} cascade`), `truncate ${table}`).toBe('23001')
    }
  })

  test('to change a balance without a posting, or to begin an account with money', async () => {
    const memberId = await aMember(100)
    expect(await stateOf(`update ledger_account set balance = balance + 1 where owner = '${memberId}'`)).toBe(
      '23001',
    )
    expect(await stateOf(`delete from ledger_account where owner = '${memberId}'`)).toBe('23001')
    expect(
      await stateOf(
        `insert into ledger_account (kind, owner, may_be_negative, balance) values ('deposited', '${randomUUID()}', false, 5)`,
      ),
    ).toBe('23001')
  })

  test('a transfer whose lines do not sum to zero, or that has fewer than two', async () => {
    const memberId = await aMember(100)
    const insert = (lines: string) => `
      with made as (insert into ledger_transfer (kind, key, at, subject_kind, subject_id)
        values ('correction', '${randomUUID()}', now(), 'test', '') returning id)
      insert into ledger_posting (account_id, number, transfer_id, amount, balance_after, kind, at)
        select account.id, 0, made.id, amount, 0, 'correction', now() from made, ledger_account account,
          (values ${lines}) lines(amount) where account.owner = '${memberId}' and account.kind = 'deposited'`
    expect(await stateOf(insert('(5::bigint)'))).toBe('23514')
    expect(await stateOf(insert('(5::bigint), (-4)'))).toBe('23514')
    expect(await stateOf(insert('(5::bigint), (-5)'))).toBeUndefined()
  })

  test('a line added to a transfer that was balanced', async () => {
    const memberId = await aMember(100)
    const statement = `insert into ledger_posting (account_id, number, transfer_id, amount, balance_after, kind, at)
      select account_id, 0, transfer_id, 1, 0, ledger_posting.kind, ledger_posting.at from ledger_posting
      join ledger_account on ledger_account.id = account_id where owner = '${memberId}' limit 1`
    expect(await stateOf(statement)).toBe('23514')
  })

  test('an account below zero, even where our own check was passed by', async () => {
    const memberId = await aMember(100)
    const statement = `with made as (insert into ledger_transfer (kind, key, at, subject_kind, subject_id)
        values ('correction', '${randomUUID()}', now(), 'test', '') returning id)
      insert into ledger_posting (account_id, number, transfer_id, amount, balance_after, kind, at)
        select account.id, 0, made.id, case account.kind when 'deposited' then -101 else 101 end, 0, 'correction', now()
        from made, ledger_account account
        where account.owner = '${memberId}' and account.kind = 'deposited' or account.kind = 'provider'`
    expect(await stateOf(statement)).toBe('23514')
  })
})

test('whatever is posted by whomever at the same time, no cent is made or lost', async () => {
  const people = await Promise.all([aMember(20_000), aMember(20_000), aMember(0)])
  const anyMove = fc.record({
    from: fc.constantFrom(...people),
    to: fc.constantFrom(...people),
    amount: fc.integer({ min: 1, max: 9_000 }),
    fee: fc.integer({ min: 0, max: 900 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: 2, maxLength: 12 }), async (moves) => {
      await Promise.allSettled(
        moves.map(({ from, to, amount, fee }) => {
          const milestoneId = randomUUID()
          const taken = Math.min(fee, amount)
          return transaction((tx) =>
            postTransfers(tx, [
              fund(from, milestoneId, amount),
              {
                kind: 'release',
                key: `release:${milestoneId}`,
                subject: { kind: 'milestone', id: milestoneId },
                postings: [
                  { account: escrow(milestoneId), amount: negated(minor(amount)) },
                  { account: clearing(to), amount: minor(amount - taken) },
                  { account: revenue, amount: minor(taken) },
                ],
              },
            ]),
          )
        }),
      )
      expect(await findingsOf(database)).toEqual([])
    }),
    { numRuns: 15 },
  )
})

test('the verifier names an account that was tampered with', async () => {
  const memberId = await aMember(700)
  await db.execute(sql.raw('alter table ledger_account disable trigger all'))
  await db.execute(
    sql.raw(`update ledger_account set balance = 701 where owner = '${memberId}' and kind = 'deposited'`),
  )
  const findings = await findingsOf(database)
  await db.execute(
    sql.raw(`update ledger_account set balance = 700 where owner = '${memberId}' and kind = 'deposited'`),
  )
  await db.execute(sql.raw('alter table ledger_account enable trigger all'))
  expect(findings).toContain(
    `The account deposited:${memberId} holds 701 in 1 lines, but its lines sum to 700 in 1`,
  )
  const { rows } = await db.execute(sql`select kind from security_event where kind = 'ledger.alarm'`)
  expect(rows).toHaveLength(1)
  expect(await findBalance(db, provider('test'))).toBeLessThan(0n)
})
