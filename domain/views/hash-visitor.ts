import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { visitorSalt } from './schema.server.ts'

/** Enough letters that two visitors of a day never meet, too few to keep of anyone. */
const HASH_LENGTH = 16

/** The salt of a day, the same for every process: made by the first that needs it. */
export async function findSalt(tx: Transaction, day: string): Promise<string> {
  await tx.db
    .insert(visitorSalt)
    .values({ day, salt: randomBytes(24).toString('base64url') })
    .onConflictDoNothing()
  const [found] = await tx.db
    .select({ salt: visitorSalt.salt })
    .from(visitorSalt)
    .where(eq(visitorSalt.day, day))
  if (!found) throw new Error('The salt that was just made is in the table')
  return found.salt
}

export function hashVisitor(salt: string, visitor: string): string {
  return createHash('sha256').update(`${salt}\n${visitor}`).digest('base64url').slice(0, HASH_LENGTH)
}
