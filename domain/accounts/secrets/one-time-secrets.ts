import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { hashToken, makeToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { LetterSecret } from '#platform/mail/letter-secret.ts'
import { oneTimeSecret } from '../schema.server.ts'
import type { SecretKind } from './secret-kinds.ts'

type NewSecret = {
  kind: SecretKind
  memberId?: string
  minutes: number
  details?: Record<string, string>
  secret?: string
  /** Leaves the earlier ones good: where anyone can cause a new one, they must not make worthless what its owner holds. */
  alongside?: boolean
}
export type UsedSecret = { id: string; memberId: string | null; details: Record<string, string> }

/** Makes a link's or a code's secret; an earlier one of the same kind for the same member is worth nothing from now on. */
export async function makeSecret(
  tx: Transaction,
  { kind, memberId, minutes, details = {}, secret = makeToken(), alongside = false }: NewSecret,
): Promise<string> {
  if (memberId && !alongside) {
    await tx.db
      .update(oneTimeSecret)
      .set({ usedAt: tx.now })
      .where(
        and(eq(oneTimeSecret.kind, kind), eq(oneTimeSecret.memberId, memberId), isNull(oneTimeSecret.usedAt)),
      )
  }
  await tx.db.insert(oneTimeSecret).values({
    kind,
    memberId: memberId ?? null,
    secretHash: hashToken(secret),
    details,
    createdAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + minutes * 60_000),
  })
  return secret
}

/** A secret as a letter carries it, good for so many minutes from now. */
export function forLetter({ now }: Transaction, words: string, minutes: number): LetterSecret {
  return new LetterSecret(words, new Date(now.getTime() + minutes * 60_000))
}

/** Six digits as they are read and typed. */
export function codeForLetter(tx: Transaction, code: string, minutes: number): LetterSecret {
  return forLetter(tx, `${code.slice(0, 3)} ${code.slice(3)}`, minutes)
}

/** Looks at a secret that is still good, without using it up. */
export async function findSecret(
  tx: Transaction,
  kind: SecretKind,
  secret: string,
): Promise<UsedSecret | undefined> {
  const [found] = await tx.db
    .select()
    .from(oneTimeSecret)
    .where(live(tx, kind, secret))
  return found
}

/** The one of a kind that a member holds, while it is good. */
export async function findSecretOf(
  tx: Transaction,
  kind: SecretKind,
  memberId: string,
): Promise<(UsedSecret & { secretHash: string }) | undefined> {
  const [found] = await tx.db
    .select()
    .from(oneTimeSecret)
    .where(and(eq(oneTimeSecret.memberId, memberId), stillGood(tx, kind)))
  return found
}

/** Uses a secret up; of two who bring it at the same instant one gets it. */
export async function useSecret(
  tx: Transaction,
  kind: SecretKind,
  secret: string,
): Promise<UsedSecret | undefined> {
  const [used] = await tx.db
    .update(oneTimeSecret)
    .set({ usedAt: tx.now })
    .where(live(tx, kind, secret))
    .returning()
  return used
}

/** Counts a wrong try at what belongs to this secret, and tells how many there have been. */
export async function countTry(tx: Transaction, id: string): Promise<number> {
  const [row] = await tx.db
    .update(oneTimeSecret)
    .set({ tries: sql`${oneTimeSecret.tries} + 1` })
    .where(eq(oneTimeSecret.id, id))
    .returning({ tries: oneTimeSecret.tries })
  return row?.tries ?? 0
}

function live(tx: Transaction, kind: SecretKind, secret: string) {
  return and(eq(oneTimeSecret.secretHash, hashToken(secret)), stillGood(tx, kind))
}

function stillGood({ now }: Transaction, kind: SecretKind) {
  return and(eq(oneTimeSecret.kind, kind), isNull(oneTimeSecret.usedAt), gt(oneTimeSecret.expiresAt, now))
}
