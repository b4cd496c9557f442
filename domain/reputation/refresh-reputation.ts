import { asc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { figuresOf } from './find-reputation.ts'
import { computeLevel } from './level-rules.ts'
import { memberReputation } from './schema.server.ts'

type Standing = typeof memberReputation.$inferSelect

/** Gives members the level that their figures earn, up or down; whoever has no figures stays as they are. */
export async function refreshReputation(tx: Transaction, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return
  const rows = await tx.db
    .select()
    .from(memberReputation)
    .where(inArray(memberReputation.memberId, [...memberIds]))
    .orderBy(asc(memberReputation.memberId))
    .for('update')
  for (const row of rows) await writeLevel(tx, row)
}

/** Writes what was counted, if anything was, and the level that follows from it; a change of the level is announced. */
export async function writeLevel(
  tx: Transaction,
  row: Standing,
  counted: Partial<Standing> = {},
): Promise<void> {
  const level = computeLevel(figuresOf({ ...row, ...counted }))
  await tx.db
    .update(memberReputation)
    .set({ ...counted, level, computedAt: tx.now })
    .where(eq(memberReputation.memberId, row.memberId))
  if (level !== row.level) await tx.announce({ kind: 'level.changed', memberId: row.memberId })
}

/** Members whose level is looked at every night, a batch after another. */
export async function listReputationIds(db: Db, after: string | undefined, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: memberReputation.memberId })
    .from(memberReputation)
    .where(after ? gt(memberReputation.memberId, after) : undefined)
    .orderBy(asc(memberReputation.memberId))
    .limit(most)
  return rows.map(({ id }) => id)
}
