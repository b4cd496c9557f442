import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { earned, findBalance, provider, transit } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { ledgerChecks, personalData } from '#domain/areas.ts'
import { approveCheck } from '#domain/identity-checks/index.ts'
import { makeCheck } from '#domain/identity-checks/testing.ts'
import { listBlocks } from '#domain/privacy/index.ts'
import { securityEvent } from '#domain/security/schema.server.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, Invalid } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { minor } from '#platform/money/money.ts'
import { PAYOUT_PROVIDER } from './apply-move.ts'
import { askPayout } from './ask-payout.ts'
import { checkPayout } from './check-payout.ts'
import { movePayout } from './move-payout.ts'
import { exportPayouts, erasePayouts, findMoneyLeft } from './own-data.ts'
import { findIdentityLimit, findOpenPayout, listOwnPayouts } from './own-payouts.ts'
import { readPayoutFilters } from './payout-filters.ts'
import { findPayout, listPayouts } from './payout-queries.ts'
import { payout } from './schema.server.ts'
import { mayMove, payoutMoveNames, payoutMoves, payoutStates, type PayoutMove } from './states.ts'
import { context, makePayee } from './testing.ts'

const clock = movableClock(new Date('2026-11-19T10:00:00Z'))
const database = await testDatabase({ clock })
const { db, transaction } = database
const boss = actorOf(await transaction((tx) => makeMember(tx, { role: 'admin' })))

const payee = (amountMinor = 10_000) => transaction((tx) => makePayee(tx, amountMinor))
type Payee = Awaited<ReturnType<typeof payee>>

const ask = ({ actor, methodId }: Payee, amountMinor: number, more = {}) =>
  transaction((tx) => askPayout(tx, actor, { amount: minor(amountMinor), methodId }, { ...context, ...more }))
const move = (payoutId: string, which: PayoutMove, reason?: string, by = boss) =>
  transaction((tx) => movePayout(tx, by, { payoutId, move: which, reason }, context))
const lettersTo = async (email: string) =>
  (await db.select().from(mailMessage).where(eq(mailMessage.to, email))).map(({ subject }) => subject)
const byKind = (one: { kind: string }, other: { kind: string }) => one.kind.localeCompare(other.kind)
const fieldsOf = (error: unknown) => (error instanceof Invalid ? error.fields : error)

describe('asking', () => {
  test('the money leaves the balance at once, and the deadline counts working days', async () => {
    clock.set(new Date('2026-11-20T15:00:00Z'))
    const who = await payee()
    const asked = await ask(who, 4_000)
    expect(await findBalance(db, earned(who.id))).toBe(6_000n)
    expect(await findBalance(db, transit(asked.id))).toBe(4_000n)
    expect(asked.decideBy).toEqual(new Date('2026-11-25T15:00:00Z'))
    expect(await findOpenPayout(db, who.id)).toMatchObject({ id: asked.id, state: 'requested' })
    expect(await lettersTo(who.email)).toEqual(['You asked for a payout of $40.00'])
  })

  test('one open request a member', async () => {
    const who = await payee()
    await ask(who, 4_000)
    await expect(ask(who, 4_000)).rejects.toThrow('You have a payout open already')
    expect(await findBalance(db, earned(who.id))).toBe(6_000n)
  })

  test('not less than the least, nor more than there is', async () => {
    const who = await payee(3_000)
    expect(await ask(who, 1_999).catch(fieldsOf)).toEqual({ amount: ['Amount: at least $20.00'] })
    expect(await ask(who, 3_001).catch(fieldsOf)).toEqual({
      amount: ['Amount: you have $30.00 earned to withdraw'],
    })
    expect(await ask(who, -2_000).catch(fieldsOf)).toHaveProperty('amount')
    expect(await findBalance(db, earned(who.id))).toBe(3_000n)
    expect(await findOpenPayout(db, who.id)).toBeUndefined()
  })

  test('who is banned or leaves takes along even the last cents, who stays does not', async () => {
    for (const state of ['banned', 'deleting'] as const) {
      const who = await payee(300)
      const leaving = { ...who, actor: { ...who.actor, state } }
      expect(await ask(leaving, 299).catch(fieldsOf)).toHaveProperty('amount')
      expect((await ask(leaving, 300)).amount).toBe(300n)
    }
    expect(await ask(await payee(300), 300).catch(fieldsOf)).toHaveProperty('amount')
  })

  test('what is disputed stays, the rest is free also while banned', async () => {
    const who = await payee()
    const banned = { ...who, actor: { ...who.actor, state: 'banned' as const } }
    const disputedMoney = [async () => [{ words: 'Deal 1', amount: minor(3_000) }]]
    expect(await ask(banned, 8_000, { disputedMoney }).catch(fieldsOf)).toEqual({
      amount: ['Amount: $30.00 is disputed and stays until that is decided: ask for $10.00 less'],
    })
    expect((await ask(banned, 7_000, { disputedMoney })).state).toBe('requested')
  })

  test('who is banned takes along also a small rest of what is disputed, all of it and no less', async () => {
    const who = await payee()
    const banned = { ...who, actor: { ...who.actor, state: 'banned' as const } }
    const disputedMoney = [async () => [{ words: 'Deal 1', amount: minor(9_500) }]]
    expect(await ask(banned, 499, { disputedMoney }).catch(fieldsOf)).toEqual({
      amount: ['Amount: at least $5.00'],
    })
    expect(await ask(banned, 501, { disputedMoney }).catch(fieldsOf)).toHaveProperty('amount')
    expect((await ask(banned, 500, { disputedMoney })).amount).toBe(500n)
    expect(await ask(await payee(), 500, { disputedMoney }).catch(fieldsOf)).toEqual({
      amount: ['Amount: at least $20.00'],
    })
  })
})

describe('the identity check', () => {
  const verify = async ({ actor }: Payee) => {
    const checkId = await transaction((tx) => makeCheck(tx, actor))
    await transaction((tx) => approveCheck(tx, boss, { checkId }, context))
  }
  const limitOf = ({ id }: Payee) => findIdentityLimit(db, id, clock.now(), context.settings)

  test('more than the sum of the settings in 30 days waits for it, and all before it does not', async () => {
    const who = await payee(400_000)
    expect(await ask(who, 100_001).catch(fieldsOf)).toEqual({
      amount: [
        'Amount: more than $1,000.00 in 30 days needs an identity check first. Without it you can ask for $1,000.00 now',
      ],
    })
    expect(await findBalance(db, earned(who.id))).toBe(400_000n)
    const first = await ask(who, 60_000)
    expect(await limitOf(who)).toEqual({ most: 100_000n, left: 40_000n })
    for (const one of ['approve', 'send', 'pay'] as const) await move(first.id, one)
    expect(await ask(who, 40_001).catch(fieldsOf)).toHaveProperty('amount')
    await verify(who)
    expect(await limitOf(who)).toBeUndefined()
    expect((await ask(who, 300_000)).state).toBe('requested')
  })

  test('what came back does not count, nor does what is longer ago', async () => {
    const who = await payee(400_000)
    const { id } = await ask(who, 100_000)
    expect(await limitOf(who)).toMatchObject({ left: 0n })
    await move(id, 'reject', 'The name of the account is another')
    expect(await limitOf(who)).toMatchObject({ left: 100_000n })
    const { id: paid } = await ask(who, 100_000)
    for (const one of ['approve', 'send', 'pay'] as const) await move(paid, one)
    clock.advanceMs(30 * DAY_MS)
    expect((await ask(who, 100_000)).state).toBe('requested')
  })
})

describe('deciding', () => {
  test('approved, sent and paid: the money is with the provider, and each step is told and in the log', async () => {
    const who = await payee()
    const before = await findBalance(db, provider(PAYOUT_PROVIDER))
    const { id } = await ask(who, 4_000)
    await move(id, 'approve')
    await move(id, 'send')
    expect(await findBalance(db, transit(id))).toBe(4_000n)
    await move(id, 'pay')
    expect(await findBalance(db, transit(id))).toBe(0n)
    expect(await findBalance(db, provider(PAYOUT_PROVIDER))).toBe(before + 4_000n)
    expect((await lettersTo(who.email)).toSorted()).toEqual([
      'You asked for a payout of $40.00',
      'Your payout of $40.00 is approved',
      'Your payout of $40.00 is paid',
      'Your payout of $40.00 is sent',
    ])
    const events = await db
      .select()
      .from(securityEvent)
      .where(and(eq(securityEvent.memberId, who.id), eq(securityEvent.actor, `member:${boss.id}`)))
    expect(events.map(({ kind, details }) => ({ kind, details })).toSorted(byKind)).toMatchObject([
      { kind: 'payout.approved', details: { before: { state: 'requested' }, after: { state: 'approved' } } },
      { kind: 'payout.paid', details: { before: { state: 'sent' }, after: { state: 'paid' } } },
      { kind: 'payout.sent', details: { before: { state: 'approved' }, after: { state: 'sent' } } },
    ])
    expect(await findOpenPayout(db, who.id)).toBeUndefined()
    expect((await ask(who, 6_000)).state).toBe('requested')
  })

  test.each<[PayoutMove[], PayoutMove]>([
    [[], 'reject'],
    [['approve'], 'reject'],
    [['approve', 'send'], 'fail'],
  ])('after %j, %s gives the money back and says why', async (first, last) => {
    const who = await payee()
    const { id } = await ask(who, 4_000)
    for (const one of first) await move(id, one)
    expect(await move(id, last).catch(fieldsOf)).toHaveProperty('reason')
    await move(id, last, 'The name of the account is another')
    expect(await findBalance(db, earned(who.id))).toBe(10_000n)
    expect(await findBalance(db, transit(id))).toBe(0n)
    const { rows } = await listOwnPayouts(db, who.id, 1)
    expect(rows[0]?.reason).toBe('The name of the account is another')
    expect((await lettersTo(who.email)).join()).toMatch(/was rejected|did not arrive/)
  })

  test('only along the table, from every state', async () => {
    for (const state of payoutStates) {
      for (const which of payoutMoveNames) {
        if (mayMove(which, state)) continue
        const { id } = await ask(await payee(), 4_000)
        await db.update(payout).set({ state, reason: 'For a test' }).where(eq(payout.id, id))
        const before = await findBalance(db, transit(id))
        await expect(move(id, which, 'No'), `${which} from ${state}`).rejects.toBeInstanceOf(Conflict)
        expect(await findBalance(db, transit(id))).toBe(before)
        await db.update(payout).set({ state: 'requested', reason: '' }).where(eq(payout.id, id))
      }
    }
  })

  test('every state is reached, and every open one has a way out', () => {
    const reached = new Set(['requested', ...Object.values(payoutMoves).map(({ to }) => to)])
    expect([...reached].toSorted()).toEqual([...payoutStates].toSorted())
    for (const state of ['requested', 'approved', 'sent'] as const)
      expect(payoutMoveNames.some((which) => mayMove(which, state))).toBe(true)
    expect(payoutMoveNames.filter((which) => mayMove(which, 'paid'))).toEqual(['return'])
    for (const state of ['rejected', 'failed'] as const)
      expect(payoutMoveNames.some((which) => mayMove(which, state))).toBe(false)
  })

  test('nobody decides on their own', async () => {
    const who = await payee()
    const { id } = await ask(who, 4_000)
    const admin = { ...who.actor, role: 'admin' as const }
    await expect(move(id, 'approve', undefined, admin)).rejects.toBeInstanceOf(Forbidden)
    expect((await findPayout(db, admin, id)).state).toBe('requested')
  })

  test('who decides sees what the book says', async () => {
    const who = await payee()
    const { id } = await ask(who, 4_000)
    const check = await checkPayout(db, boss, id, [async () => [{ words: 'Deal 1', amount: minor(1) }]])
    expect(check).toMatchObject({
      lines: [
        { kind: 'correction', sum: 10_000n, count: 1 },
        { kind: 'payout-asked', sum: -4_000n, count: 1 },
      ],
      sum: 6_000n,
      earned: 6_000n,
      inTransit: 4_000n,
      isSumRight: true,
      isHeldRight: true,
      disputes: [{ words: 'Deal 1' }],
    })
  })
})

test('a list by state, by number, by sum and by member', async () => {
  const who = await payee()
  const { id, number } = await ask(who, 4_137)
  const find = async (query: string) => {
    const filters = readPayoutFilters(new URLSearchParams(query))
    return (await listPayouts(db, boss, { filters, currency: 'USD' })).rows.map((row) => row.id)
  }
  expect(await find(`q=${number}`)).toEqual([id])
  for (const typed of ['41.37', '$41.37', '41.37 USD', `payout ${number}`, `#${number}`, id])
    expect(await find(new URLSearchParams({ q: typed }).toString()), typed).toEqual([id])
  for (const typed of ['41.38', '#41', `deal ${number}`, '99999999999'])
    expect(await find(new URLSearchParams({ q: typed }).toString()), typed).not.toContain(id)
  expect(await find('q=41.37&show=approved')).toEqual([])
  expect(await find(`q=${who.email}&show=all`)).toEqual([id])
  expect(await find(`q=${who.email}&show=approved`)).toEqual([])
  expect(await find('q=nobody at all')).toEqual([])
  expect(JSON.stringify(await findPayout(db, boss, id), (_key, value) => String(value))).not.toContain(
    'sealed',
  )
})

test('what is left of a member’s money keeps the account, and the export is masked', async () => {
  const who = await payee()
  const blocks = async () =>
    (await listBlocks(db, personalData.deletionBlocks, who.id)).map(({ words }) => words)
  expect(await findMoneyLeft(db, who.id)).toBe('earned')
  expect(await blocks()).toEqual(['There is money on your balance: withdraw it first'])
  const { id } = await ask(who, 10_000)
  expect(await findMoneyLeft(db, who.id)).toBe('payout')
  expect(await blocks()).toEqual(['A payout of yours is open: wait until it is paid'])
  for (const one of ['approve', 'send', 'pay'] as const) await move(id, one)
  expect(await findMoneyLeft(db, who.id)).toBeUndefined()
  expect(await blocks()).toEqual([])
  const exported = JSON.stringify(await exportPayouts(db, who.id))
  expect(exported).toContain('IBAN ending 3000')
  expect(exported).not.toContain('DE8937')
  await transaction((tx) => erasePayouts(tx, who.id))
  const [row] = await db.select().from(payout).where(eq(payout.id, id))
  expect(row).toMatchObject({ sealed: '', methodLabel: 'Removed', amount: 10_000n })
})

test('the book adds up after all this, and a payout that holds too little is named', async () => {
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
  const { id, number } = await ask(await payee(), 4_000)
  await db.update(payout).set({ state: 'paid' }).where(eq(payout.id, id))
  expect(await findingsOf(database, ledgerChecks)).toEqual([
    `The payout ${number} is paid and holds 4000 instead of 0`,
    expect.stringMatching(/^Payouts that were paid sum to \d+, but the account provider:bank holds \d+$/),
  ])
})
