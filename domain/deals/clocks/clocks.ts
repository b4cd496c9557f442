import { and, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import { writeSoon } from '#platform/db/pending-writes.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { dealClock } from '../schema.server.ts'
import type { ClockKind } from '../states.ts'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

export const after = (from: Date, ms: number): Date => new Date(from.getTime() + ms)

/** Under which names what is done to clocks waits to be written: what means the same ones is done one after another. */
const nameOf = (subjectId: string, kind: ClockKind) => `clock ${subjectId} ${kind}`
const allOf = (dealId: string) => `clocks of ${dealId}`

type NewClock = { dealId: string; subjectId: string; kind: ClockKind; runsAt: Date }

/** Sets a clock, or sets it anew. */
export async function setClock(tx: Transaction, clock: NewClock): Promise<void> {
  await setClocks(tx, [clock])
}

export async function setClocks(tx: Transaction, clocks: readonly NewClock[]): Promise<void> {
  writeSoon(tx.db, {
    query: tx.db
      .insert(dealClock)
      .values([...clocks])
      .onConflictDoUpdate({
        target: [dealClock.subjectId, dealClock.kind],
        set: { runsAt: sql`excluded.runs_at`, stoppedLeftMs: null },
      }),
    rows: clocks.flatMap(({ dealId, subjectId, kind }) => [allOf(dealId), nameOf(subjectId, kind)]),
  })
  for (const { runsAt } of clocks) await tx.announce({ kind: 'deal.clock-set', runsAt: runsAt.toISOString() })
}

export async function stopClocks(tx: Transaction, subjectId: string, kinds: ClockKind[]): Promise<void> {
  writeSoon(tx.db, {
    query: tx.db
      .delete(dealClock)
      .where(and(eq(dealClock.subjectId, subjectId), inArray(dealClock.kind, kinds))),
    rows: kinds.map((kind) => nameOf(subjectId, kind)),
  })
}

/** All clocks of a deal that is over, but for what is still asked about it. */
export async function stopAllClocks(
  tx: Transaction,
  dealId: string,
  exceptFor: readonly string[],
): Promise<void> {
  writeSoon(tx.db, {
    query: tx.db
      .delete(dealClock)
      .where(and(eq(dealClock.dealId, dealId), notInArray(dealClock.subjectId, [...exceptFor]))),
    rows: [allOf(dealId)],
  })
}

/** The clocks of these stand still, and keep the time that they had left; what stands still already does not notice. */
export async function holdClocks(tx: Transaction, subjectIds: readonly string[]): Promise<void> {
  await tx.db
    .update(dealClock)
    .set({
      stoppedLeftMs: sql`greatest(0, extract(epoch from ${dealClock.runsAt} - ${tx.now.toISOString()}::timestamptz) * 1000)::bigint`,
    })
    .where(and(inArray(dealClock.subjectId, [...subjectIds]), isNull(dealClock.stoppedLeftMs)))
}

/** They go on with the time that they had left. */
export async function resumeClocks(tx: Transaction, subjectIds: readonly string[]): Promise<void> {
  const resumed = await tx.db
    .update(dealClock)
    .set({
      runsAt: sql`${tx.now.toISOString()}::timestamptz + ${dealClock.stoppedLeftMs} * interval '1 millisecond'`,
      stoppedLeftMs: null,
    })
    .where(and(inArray(dealClock.subjectId, [...subjectIds]), isNotNull(dealClock.stoppedLeftMs)))
    .returning({ runsAt: dealClock.runsAt })
  for (const { runsAt } of resumed)
    await tx.announce({ kind: 'deal.clock-set', runsAt: runsAt.toISOString() })
}
