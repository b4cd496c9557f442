import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { memberFigureChange, memberFigureDay, memberFigureState } from '../schema.server.ts'
import { figureNames } from './figure-rules.ts'
import { findFigureState, listFigureDays } from './find-figures.ts'

/** Every figure on every day, for the file that a member takes along. */
export async function exportFigures(db: Db, memberId: string) {
  const { timeZone } = await findFigureState(db, memberId)
  const days = await listFigureDays(db, {
    memberId,
    timeZone,
    figures: figureNames,
    days: { from: '-infinity', to: 'infinity' },
  })
  return {
    timeZone,
    days: [...days.keys()].toSorted().map((day) => ({ day, ...days.get(day) })),
  }
}

export async function eraseFigures(tx: Transaction, memberId: string): Promise<void> {
  for (const table of [memberFigureChange, memberFigureDay, memberFigureState])
    await tx.db.delete(table).where(eq(table.memberId, memberId))
}
