import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { fingerprintOf, type Secret } from './secret.ts'
import { secretInUse } from './schema.server.ts'

/**
 * What the database says to the secrets of a process: it knew none yet (`first`), this one (`same`), the one before it
 * (`changed`, and from now on it knows this one), neither (`wrong`), or this one while something is still sealed with
 * another that is not given (`unfinished`).
 */
type SecretAnswer = 'first' | 'same' | 'changed' | 'wrong' | 'unfinished'

/**
 * Processes that start at once come one after another. A database that knows no secret may hold what an earlier version
 * sealed: `opens` tells whether these secrets are right for it.
 */
export async function noteSecret(
  db: Db,
  secret: Secret,
  { now, opens }: { now: Date; opens(): Promise<boolean> },
): Promise<SecretAnswer> {
  const [current, ...former] = secret.map(fingerprintOf) as [string, ...string[]]
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${secretInUse} in share row exclusive mode`)
    const [known] = await tx.select().from(secretInUse)
    if (!known) {
      if (!(await opens())) return 'wrong'
      const resealedAt = former.length > 0 ? null : now
      await tx.insert(secretInUse).values({ fingerprint: current, since: now, resealedAt })
      return 'first'
    }
    if (known.fingerprint === current) return known.resealedAt || former.length > 0 ? 'same' : 'unfinished'
    if (!former.includes(known.fingerprint)) return 'wrong'
    await tx.update(secretInUse).set({ fingerprint: current, since: now, resealedAt: null })
    return 'changed'
  })
}

/** Nothing is left that only an earlier secret opens. Where another secret is in use by now, it is not ours to say. */
export async function noteResealed(db: Db, [secret]: Secret, now: Date): Promise<void> {
  await db
    .update(secretInUse)
    .set({ resealedAt: now })
    .where(and(eq(secretInUse.id, 1), eq(secretInUse.fingerprint, fingerprintOf(secret))))
}
