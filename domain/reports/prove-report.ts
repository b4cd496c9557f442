import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { addDays } from '#platform/clock/clock.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { joinCase } from './join-case.ts'
import { authorise } from './permissions.ts'
import { PROOF_DAYS } from './report-rules.ts'
import { report } from './schema.server.ts'
import { weighCase } from './weigh-case.ts'

const WORN = 'This link is not good any more: report it again'

/** What a visitor's link is about. */
export async function findByLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ title: string; path: string; number: number | null }> {
  const [found] = await db
    .select()
    .from(report)
    .where(eq(report.linkHash, hashToken(token)))
  if (!found || (!found.provedAt && found.at <= addDays(now, -PROOF_DAYS))) throw new NotFound(WORN)
  const { title, path } = found.snapshot
  return { title, path, number: found.caseNumber }
}

/** The address is a visitor's own: their report counts from now. Pressed twice, it is the same case. */
export async function proveReport(
  tx: Transaction,
  actor: Actor,
  { token }: { token: string },
): Promise<{ number: number }> {
  authorise(actor, 'report.prove')
  const [found] = await tx.db
    .select()
    .from(report)
    .where(eq(report.linkHash, hashToken(token)))
    .for('update')
  if (!found) throw new NotFound(WORN)
  if (found.caseNumber !== null) return { number: found.caseNumber }
  if (found.at <= addDays(tx.now, -PROOF_DAYS)) throw new NotFound(WORN)
  const { kind, thingId, reason, snapshot } = found
  const number = await joinCase(tx, { kind, thingId, reason, thing: snapshot })
  await tx.db.update(report).set({ caseNumber: number, provedAt: tx.now }).where(eq(report.id, found.id))
  await weighCase(tx, number)
  await tx.announce({ kind: 'report.received', number })
  return { number }
}

/** What nobody proved in time is forgotten, with the address. */
export async function forgetUnproved(tx: Transaction): Promise<void> {
  await tx.db.delete(report).where(and(isNull(report.provedAt), lte(report.at, addDays(tx.now, -PROOF_DAYS))))
}
