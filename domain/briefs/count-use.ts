import { gte, sql } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { AiUse } from '#platform/ai/read-parts.ts'
import { briefUse } from './schema.server.ts'
import type { Outcome, UseOfDays } from './use-rules.ts'

export type BriefUse = { outcome: Outcome; use: AiUse | undefined }

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Counts one brief, with what the endpoint says that it used. */
export async function countBriefUse(tx: Transaction, { outcome, use }: BriefUse): Promise<void> {
  const inputTokens = use?.inputTokens ?? 0
  const outputTokens = use?.outputTokens ?? 0
  await tx.db
    .insert(briefUse)
    .values({ day: dayOf(tx.now), outcome, requests: 1, inputTokens, outputTokens })
    .onConflictDoUpdate({
      target: [briefUse.day, briefUse.outcome],
      set: {
        requests: sql`${briefUse.requests} + 1`,
        inputTokens: sql`${briefUse.inputTokens} + ${inputTokens}`,
        outputTokens: sql`${briefUse.outputTokens} + ${outputTokens}`,
      },
    })
}

/** What was asked for in the last days, this one among them. */
export async function findBriefUse(db: Db, { now, days }: { now: Date; days: number }): Promise<UseOfDays> {
  const rows = await db
    .select({
      outcome: briefUse.outcome,
      requests: sql<number>`sum(${briefUse.requests})::int`,
      inputTokens: sql<number>`sum(${briefUse.inputTokens})::float8`,
      outputTokens: sql<number>`sum(${briefUse.outputTokens})::float8`,
    })
    .from(briefUse)
    .where(gte(briefUse.day, dayOf(addDays(now, 1 - days))))
    .groupBy(briefUse.outcome)
  const sumOf = (name: 'requests' | 'inputTokens' | 'outputTokens') =>
    rows.reduce((sum, row) => sum + row[name], 0)
  return {
    requests: sumOf('requests'),
    byOutcome: Object.fromEntries(rows.map(({ outcome, requests }) => [outcome, requests])),
    inputTokens: sumOf('inputTokens'),
    outputTokens: sumOf('outputTokens'),
  }
}
