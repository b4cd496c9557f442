import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { alarm } from './schema.server.ts'
import { TROUBLE_KINDS, type Trouble, type TroubleKind } from './troubles.ts'

/** One process at a time: the others find that all was said. */
const ALARMS_LOCK = 4_711_091
/** A worker that is started anew with a new version is no outage. */
const PATIENCE_MS: Record<TroubleKind, number> = { 'nobody-works': 60_000, 'jobs-late': 0, 'jobs-failed': 0 }
/** What comes and goes all the time is told of once an hour. */
const QUIET_MS = 3_600_000

/** Compares what is wrong now with what was: tells administrators once of each outage, and once that it is over. */
export async function raiseAlarms(
  tx: Transaction,
  actor: Actor,
  troubles: readonly Trouble[],
): Promise<void> {
  authorise(actor, 'jobs.watch')
  await tx.db.execute(sql`select pg_advisory_xact_lock(${ALARMS_LOCK})`)
  for (const kind of TROUBLE_KINDS) {
    const trouble = troubles.find((one) => one.kind === kind)
    if (trouble) await meet(tx, actor, trouble)
    else await end(tx, kind)
  }
}

async function meet(tx: Transaction, actor: Actor, trouble: Trouble): Promise<void> {
  const { kind, words, newsAt } = trouble
  const [known] = await tx.db
    .insert(alarm)
    .values({ kind, beganAt: tx.now })
    .onConflictDoUpdate({
      target: alarm.kind,
      set: {
        beganAt: sql`case when ${alarm.endedAt} is null then ${alarm.beganAt} else excluded.began_at end`,
        endedAt: null,
      },
    })
    .returning()
  if (!known) throw new Error('An alarm was not written down')
  const news = newsAt && newsAt > known.beganAt ? newsAt : known.beganAt
  const wasTold = known.toldAt !== null && known.toldAt >= news
  const isQuiet = known.toldAt !== null && tx.now.getTime() - known.toldAt.getTime() < QUIET_MS
  const isYoung = tx.now.getTime() - known.beganAt.getTime() < PATIENCE_MS[kind]
  if (wasTold || isQuiet || isYoung) return
  await tx.db.update(alarm).set({ toldAt: tx.now }).where(eq(alarm.kind, kind))
  await recordSecurityEvent(tx, { kind: 'jobs.alarm', actor, details: { alarm: kind, words } })
  await tx.announce({ kind: 'alarm.raised', alarm: kind, words })
}

async function end(tx: Transaction, kind: TroubleKind): Promise<void> {
  const [ended] = await tx.db
    .update(alarm)
    .set({ endedAt: tx.now })
    .where(and(eq(alarm.kind, kind), isNull(alarm.endedAt)))
    .returning()
  if (ended?.toldAt && ended.toldAt >= ended.beganAt) await tx.announce({ kind: 'alarm.ended', alarm: kind })
}
