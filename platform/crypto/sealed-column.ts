import { and, asc, gt, ne, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/database.ts'
import { openSeal, type Seal } from './seal.ts'
import type { Secret } from './secret.ts'

/** A column in which an area keeps something sealed: what a change of SECRET has to know of it. */
export type SealedColumn = {
  /** Whether one thing in it, whichever, can be opened; where there is nothing, it can. */
  opens(db: Db, secret: Secret): Promise<boolean>
  /** Closes with the newest secret what an earlier one closed, and tells how much that was. Harmless when done twice. */
  reseal(db: Db, secret: Secret): Promise<number>
}

type Where = { table: PgTable; key: PgColumn; sealed: PgColumn; purpose: string }

const AT_ONCE = 500

export function sealedColumn({ table, key, sealed, purpose }: Where): SealedColumn {
  const row = { id: sql<string>`${key}::text`, value: sql<string>`${sealed}` }
  const isFilled = ne(sealed, '')
  return {
    async opens(db, secret) {
      const [any] = await db.select(row).from(table).where(isFilled).limit(1)
      return !any || tryOpen(openSeal(secret, purpose), any.value) !== undefined
    },
    async reseal(db, secret) {
      const seal = openSeal(secret, purpose)
      let resealed = 0
      let after: string | undefined
      for (;;) {
        const rest = after === undefined ? isFilled : and(isFilled, gt(key, after))
        const rows = await db.select(row).from(table).where(rest).orderBy(asc(key)).limit(AT_ONCE)
        for (const { id, value } of rows) {
          const text = seal.isCurrent(value) ? undefined : tryOpen(seal, value)
          if (text === undefined) continue
          // Only as it was read: whoever changed it meanwhile sealed it anew themselves.
          await db.execute(
            sql`update ${table} set ${sql.identifier(sealed.name)} = ${seal.close(text)} where ${key} = ${id} and ${sealed} = ${value}`,
          )
          resealed++
        }
        after = rows.at(-1)?.id
        if (rows.length < AT_ONCE) return resealed
      }
    },
  }
}

function tryOpen(seal: Seal, value: string): string | undefined {
  try {
    return seal.open(value)
  } catch {
    return undefined
  }
}
