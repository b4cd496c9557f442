import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { minor, negated } from '#platform/money/money.ts'
import { earned, escrow, provider } from './accounts.ts'
import { findOwnMoney } from './balance-queries.ts'
import { listStatement } from './list-statement.ts'
import { NotEnoughMoney } from './not-enough-money.ts'
import { findPaidFrom, postingsBack } from './paid-from.ts'
import { postTransfer, postTransfers } from './post-transfers.ts'
import { sortAccounts } from './sorting/sort-accounts.ts'
import { findingsOf, giveEarned, giveMoney } from './testing.ts'
import { makeOldBook } from './sorting/testing-old-book.ts'

const database = await testDatabase()
const { db, transaction } = database

const aMember = async (depositedMinor: number, earnedMinor: number) => {
  const id = randomUUID()
  await transaction(async (tx) => {
    if (depositedMinor > 0) await giveMoney(tx, id, depositedMinor)
    if (earnedMinor > 0) await giveEarned(tx, id, earnedMinor)
  })
  return id
}

const fund = (memberId: string, amountMinor: number, milestoneId: string = randomUUID()) =>
  transaction(async (tx) => {
    await postTransfer(tx, {
      kind: 'fund',
      key: `fund:${milestoneId}`,
      subject: { kind: 'milestone', id: milestoneId },
      postings: [
        { spentBy: memberId, amount: minor(-amountMinor) },
        { account: escrow(milestoneId), amount: minor(amountMinor) },
      ],
    })
    return milestoneId
  })

let refunds = 0
const refund = (buyerId: string, milestoneId: string, amountMinor: number) =>
  transaction(async (tx) =>
    postTransfer(tx, {
      kind: 'refund',
      key: `refund:${milestoneId}:${++refunds}`,
      subject: { kind: 'milestone', id: milestoneId },
      postings: [
        { account: escrow(milestoneId), amount: minor(-amountMinor) },
        ...(await postingsBack(tx, { milestoneId, buyerId }, minor(amountMinor))),
      ],
    }),
  )

const partsOf = async (memberId: string) => {
  const { deposited, earned: own } = await findOwnMoney(db, memberId)
  return [Number(deposited), Number(own)]
}

test('what was paid in is spent first, and a refund goes back to where it came from', async () => {
  const who = await aMember(7_000, 5_000)
  const milestoneId = await fund(who, 10_000)
  expect(await partsOf(who)).toEqual([0, 2_000])
  await refund(who, milestoneId, 10_000)
  expect(await partsOf(who)).toEqual([7_000, 5_000])
})

test('of several partial refunds what was earned comes back first, and they sum to what was paid', async () => {
  const who = await aMember(7_000, 5_000)
  const milestoneId = await fund(who, 10_000)
  await refund(who, milestoneId, 2_000)
  expect(await partsOf(who)).toEqual([0, 4_000])
  await refund(who, milestoneId, 2_500)
  expect(await partsOf(who)).toEqual([1_500, 5_000])
  await refund(who, milestoneId, 5_500)
  expect(await partsOf(who)).toEqual([7_000, 5_000])
  expect(await findPaidFrom({ db }, { milestoneId, buyerId: who })).toEqual({ deposited: 0n, earned: 0n })
})

test('nobody spends more than both parts hold, and the refusal says how much there is', async () => {
  const who = await aMember(300, 400)
  await expect(fund(who, 701)).rejects.toMatchObject({ held: 700n, wanted: 701n })
  await expect(fund(who, 701)).rejects.toThrow(NotEnoughMoney)
  expect(await partsOf(who)).toEqual([300, 400])
})

test('the same key spends once, whatever the parts have become since', async () => {
  const who = await aMember(300, 400)
  const milestoneId = await fund(who, 500)
  await transaction((tx) => giveMoney(tx, who, 1_000))
  await fund(who, 500, milestoneId)
  expect(await partsOf(who)).toEqual([1_000, 200])
})

test('a statement has one line for a transfer, one running balance, and says which part moved', async () => {
  const who = await aMember(7_000, 5_000)
  const milestoneId = await fund(who, 10_000)
  await refund(who, milestoneId, 4_000)
  const { lines } = await listStatement(db, { memberId: who, of: 'balance' }, {})
  expect(
    lines.map(({ kind, amount, balanceAfter, parts }) => [
      kind,
      Number(amount),
      Number(balanceAfter),
      Number(parts?.deposited),
      Number(parts?.earned),
    ]),
  ).toEqual([
    ['refund', 4_000, 6_000, 1_000, 3_000],
    ['fund', -10_000, 2_000, -7_000, -3_000],
    ['correction', 5_000, 12_000, 0, 5_000],
    ['top-up', 7_000, 7_000, 7_000, 0],
  ])
  const { lines: funded } = await listStatement(db, { memberId: who, of: 'balance' }, { kinds: ['fund'] })
  expect(funded.map(({ balanceAfter }) => balanceAfter)).toEqual([2_000n])
})

test('lines of several transfers written at once tell the whole after each', async () => {
  const who = await aMember(1_000, 1_000)
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  await transaction((tx) =>
    postTransfers(
      tx,
      ids.map((id) => ({
        kind: 'fund' as const,
        key: `fund:${id}`,
        subject: { kind: 'milestone', id },
        postings: [
          { spentBy: who, amount: minor(-600) },
          { account: escrow(id), amount: minor(600) },
        ],
      })),
    ),
  )
  const { lines } = await listStatement(db, { memberId: who, of: 'balance' }, { kinds: ['fund'] })
  expect(lines.map(({ balanceAfter }) => Number(balanceAfter))).toEqual([200, 800, 1_400])
  expect(await partsOf(who)).toEqual([0, 200])
})

test('pages of both parts follow one another without a gap, whichever part moved', async () => {
  const who = await aMember(0, 0)
  for (let line = 0; line < 40; line++)
    await transaction((tx) => (line % 7 < 3 ? giveMoney(tx, who, 100) : giveEarned(tx, who, 100)))
  const balances: number[] = []
  let before: Parameters<typeof listStatement>[2]['before']
  do {
    const page = await listStatement(db, { memberId: who, of: 'balance' }, { before }, 6)
    balances.push(...page.lines.map(({ balanceAfter }) => Number(balanceAfter)))
    before = page.older
  } while (before)
  expect(balances).toEqual(Array.from({ length: 40 }, (_, index) => 4_000 - index * 100))
})

type Step = { kind: 'pay in' | 'earn' | 'fund' | 'refund' | 'pay out'; size: number }
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('pay in', 'earn', 'fund', 'refund', 'pay out'),
    size: fc.integer({ min: 1, max: 3_000 }),
  }) as fc.Arbitrary<Step>,
  { minLength: 4, maxLength: 25 },
)

test('a book from before, whatever happened in it, is sorted into the parts that it would have had', async () => {
  const histories = await Promise.all(
    fc.sample(steps, 20).map(async (walk) => {
      const who = await aMember(0, 0)
      const funded: { id: string; left: number }[] = []
      for (const step of walk) await take(who, step, funded)
      return { who, walk, funded }
    }),
  )
  const found = () =>
    Promise.all(
      histories.map(async ({ who, walk, funded }) => ({
        walk,
        parts: await partsOf(who),
        waysBack: await Promise.all(
          funded.map(({ id }) => findPaidFrom({ db }, { milestoneId: id, buyerId: who })),
        ),
      })),
    )
  const before = await found()
  await makeOldBook(db)
  await Promise.all([sortAccounts(database), sortAccounts(database)])
  expect(await found()).toEqual(before)
  expect(await findingsOf(database)).toEqual([])
})

async function take(who: string, { kind, size }: Step, funded: { id: string; left: number }[]) {
  const [inPart = 0, own = 0] = await partsOf(who)
  if (kind === 'pay in') await transaction((tx) => giveMoney(tx, who, size))
  if (kind === 'earn') await transaction((tx) => giveEarned(tx, who, size))
  if (kind === 'fund' && size <= inPart + own) funded.push({ id: await fund(who, size), left: size })
  const open = funded.find(({ left }) => left > 0)
  if (kind === 'refund' && open) {
    const amount = Math.min(size, open.left)
    await refund(who, open.id, amount)
    open.left -= amount
  }
  if (kind === 'pay out' && own > 0) await payOut(who, Math.min(size, own))
}

const payOut = (who: string, amountMinor: number) =>
  transaction((tx) =>
    postTransfer(tx, {
      kind: 'payout-asked',
      key: randomUUID(),
      subject: { kind: 'payout', id: randomUUID() },
      postings: [
        { account: earned(who), amount: negated(minor(amountMinor)) },
        { account: provider('test'), amount: minor(amountMinor) },
      ],
    }),
  )

test('what a process of the version before pays in after the sorting is sorted as well', async () => {
  const who = await aMember(500, 200)
  await sortAccounts(database)
  const id = randomUUID()
  await transaction((tx) =>
    postTransfer(tx, {
      kind: 'top-up',
      key: id,
      subject: { kind: 'payment', id },
      postings: [
        { account: provider('test'), amount: minor(-300) },
        { account: earned(who), amount: minor(300) },
      ],
    }),
  )
  expect(await partsOf(who)).toEqual([500, 500])
  expect(await sortAccounts(database)).toBe(1)
  expect(await partsOf(who)).toEqual([800, 200])
  const { rows } = await db.execute(sql`select count(*)::int as count from ledger_unsorted`)
  expect(rows).toEqual([{ count: 0 }])
})
