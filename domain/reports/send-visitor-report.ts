import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { addDays } from '#platform/clock/clock.ts'
import { hashToken, makeToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { LetterSecret } from '#platform/mail/letter-secret.ts'
import { findReportable } from './find-thing.ts'
import type { ReportInput } from './input.ts'
import { authorise } from './permissions.ts'
import { PROOF_DAYS, type ReportKind } from './report-rules.ts'
import { report } from './schema.server.ts'

const FROM_PLACE = { name: 'reports.visitor', most: 5, everySeconds: 3_600 }
const TO_ADDRESS = { name: 'reports.proof', most: 5, everySeconds: 86_400 }

type Sent = ReportInput & { kind: ReportKind; thingId: string; email: string }

/**
 * Keeps what a visitor saw, and asks their address whether it was they. Sent again before that, it takes the place of what was there;
 * once proved it stays, and whoever typed the address is told nothing of it.
 */
export async function sendVisitorReport(
  tx: Transaction,
  actor: Actor,
  { kind, thingId, reason, text, email }: Sent,
  { address }: { address: string },
): Promise<void> {
  authorise(actor, 'report.send-by-address')
  const thing = await findReportable(tx.db, actor, { kind, thingId })
  await countUse(tx.db, FROM_PLACE, address, tx.now)
  await countUse(tx.db, TO_ADDRESS, email.toLowerCase(), tx.now)
  const isTheirs = and(
    eq(report.kind, kind),
    eq(report.thingId, thingId),
    sql`lower(${report.email}) = lower(${email})`,
    isNull(report.closedAt),
  )
  await tx.db.delete(report).where(and(isTheirs, isNull(report.provedAt)))
  const token = makeToken()
  const [sent] = await tx.db
    .insert(report)
    .values({
      kind,
      thingId,
      email,
      linkHash: hashToken(token),
      reason,
      text,
      snapshot: thing,
      at: tx.now,
    })
    .onConflictDoNothing()
    .returning({ id: report.id })
  if (!sent) return
  await tx.announce({
    kind: 'report.proof-asked',
    email,
    title: thing.title,
    token: new LetterSecret(token, addDays(tx.now, PROOF_DAYS)),
  })
}
