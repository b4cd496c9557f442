import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findPerson } from '#domain/accounts/index.ts'
import { actorOf } from '#domain/accounts/testing.ts'
import { clockActor } from '#domain/actor.ts'
import { personalData } from '#domain/areas.ts'
import { clearing, earned, findOwnMoney, postTransfer, provider } from '#domain/ledger/index.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'
import { askDeletion, findLiveDeletion, runDeletion } from './index.ts'
import { context, memberMaker } from './testing.ts'

const start = new Date('2026-11-11T12:00:00Z')
const clock = movableClock(start)
const { db, transaction } = await testDatabase({ clock, desk: context })
const newMember = memberMaker(transaction)

/** Whether anybody in this database waits for somebody else to end their transaction. */
const someoneWaits = () =>
  expect
    .poll(
      async () => {
        const { rows } = await db.execute<{ waiting: number }>(sql`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
        return rows[0]?.waiting
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)

test.each([
  ['earned', earned],
  ['clearing', clearing],
] as const)(
  'money that is being posted as %s while an account is deleted keeps it',
  async (part, account) => {
    clock.set(start)
    const who = await newMember()
    const { dueAt } = await transaction((tx) => askDeletion(tx, actorOf(who), context))
    const requestId = (await findLiveDeletion(db, who.id))?.id ?? 'none'
    clock.set(addDays(dueAt, 1))
    const [posted, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const posting = transaction(async (tx) => {
      await postTransfer(tx, {
        kind: 'correction',
        key: `test:${who.id}`,
        subject: { kind: 'test', id: who.id },
        postings: [
          { account: provider('test'), amount: minor(-500) },
          { account: account(who.id), amount: minor(500) },
        ],
      })
      posted.resolve()
      await end.promise
    })
    await posted.promise
    const run = transaction((tx) => runDeletion(tx, clockActor, { requestId }, { personalData })).then(
      () => 'deleted',
      (error: unknown) => error,
    )
    await Promise.race([run, someoneWaits()])
    end.resolve()
    await posting
    expect(await run).toBeInstanceOf(Conflict)
    expect(await findPerson(db, who.id)).toMatchObject({ state: 'deleting', email: who.email })
    expect((await findOwnMoney(db, who.id))[part]).toBe(500n)
  },
)
