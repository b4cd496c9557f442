import { desc } from 'drizzle-orm'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { securityEvent } from '#domain/security/schema.server.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { BatchFile, BatchWay } from '../batch-rules.ts'
import { movePayout } from '../move-payout.ts'
import { findPayout } from '../payout-queries.ts'
import type { PayoutMove } from '../states.ts'
import { findBatch } from './batch-queries.ts'
import { makeBatch } from './make-batch.ts'
import { payBatch } from './pay-batch.ts'
import { sendBatch } from './send-batch.ts'
import { takeBatchFile } from './take-batch-file.ts'
import { batchContext, bringIntoDebt, countInEuros, euroSettings, makeApproved } from './testing.ts'
import { withdrawBatch } from './withdraw-batch.ts'

/** A database with two administrators, one who approves and makes, another who carries on, and what they do in a line. */
export async function openBatchStage() {
  const clock = movableClock(new Date('2026-11-20T10:00:00Z'))
  const database = await testDatabase({ clock })
  const { db, transaction } = database
  const [boss, other] = await transaction(async (tx) => [
    actorOf(await makeMember(tx, { role: 'admin', displayName: 'Nadia' })),
    actorOf(await makeMember(tx, { role: 'admin', displayName: 'Ilse' })),
  ])
  await transaction(countInEuros)
  if (!boss || !other) throw new Error('Nobody decides')

  const approved = (given: Parameters<typeof makeApproved>[2] = {}) =>
    transaction((tx) => makeApproved(tx, boss, given))
  const indebt = ({ actor }: { actor: MemberActor }) => transaction((tx) => bringIntoDebt(tx, actor))
  const make = (way: BatchWay, ids?: string[], context: Partial<typeof batchContext> = {}) =>
    transaction((tx) => makeBatch(tx, boss, { way, ids }, { ...batchContext, ...context }))
  const send = (number: number, by = other) =>
    transaction((tx) => sendBatch(tx, by, { number }, batchContext))
  const pay = (number: number, by = other) => transaction((tx) => payBatch(tx, by, { number }, batchContext))
  const withdraw = (number: number, reason = 'The wrong day') =>
    transaction((tx) => withdrawBatch(tx, boss, { number, reason }, batchContext))
  const take = (number: number, file: BatchFile, by = other, settings = euroSettings) =>
    transaction((tx) => takeBatchFile(tx, by, { number, file }, { ...batchContext, settings }))
  const move = (payoutId: string, which: PayoutMove, by = other) =>
    transaction((tx) =>
      movePayout(tx, by, { payoutId, move: which, reason: 'The account is closed' }, batchContext),
    )
  const stateOf = async (id: string) => (await findPayout(db, boss, id)).state
  const batchOf = async (number: number) => (await findBatch(db, boss, number)).batch
  const newestEvent = async () =>
    (await db.select().from(securityEvent).orderBy(desc(securityEvent.id)).limit(1))[0]

  return {
    clock,
    database,
    db,
    transaction,
    boss,
    other,
    approved,
    indebt,
    make,
    send,
    pay,
    withdraw,
    take,
    move,
    stateOf,
    batchOf,
    newestEvent,
  }
}
