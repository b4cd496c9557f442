import { sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { setFigures } from '#domain/reputation/index.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from '../permissions.ts'
import { ANSWER_DAYS, ANSWER_HOURS, ANSWERS_LEAST } from './answer-rules.ts'

const HOUR_MS = 3_600_000

/** Counts anew how fast and how reliably a member answers strangers, or a team by whoever answers for it. Harmless twice. */
export async function countAnswers(
  tx: Transaction,
  actor: Actor,
  { memberId: sellerId }: { memberId: string },
): Promise<void> {
  authorise(actor, 'message.count-answers')
  await setFigures(tx, sellerId, (db) => readAnswers(db, sellerId, tx.now))
  await tx.announce({ kind: 'answers.counted', sellerId })
}

async function readAnswers(db: DrizzleTransaction, sellerId: string, now: Date) {
  const since = new Date(now.getTime() - ANSWER_DAYS * DAY_MS)
  const due = new Date(now.getTime() - ANSWER_HOURS * HOUR_MS)
  const { rows } = await db.execute<{
    minutes: number | null
    answered: number
    in_time: number
    counted: number
  }>(sql`
    select
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at) / 60)
        filter (where answered_at is not null) as minutes,
      count(*) filter (where answered_at is not null)::int as answered,
      count(*) filter (where answered_at <= asked_at + ${`${ANSWER_HOURS} hours`}::interval)::int as in_time,
      count(*) filter (where answered_at is not null or asked_at <= ${due.toISOString()}::timestamptz)::int as counted
    from message_question
    where (team_id = ${sellerId}::uuid or (team_id is null and member_id = ${sellerId}::uuid))
      and asked_at > ${since.toISOString()}::timestamptz and not is_exempt`)
  const [row] = rows
  return {
    responseMinutes:
      row && row.minutes !== null && row.answered >= ANSWERS_LEAST ? Math.round(Number(row.minutes)) : null,
    responseBasisPoints:
      row && row.counted >= ANSWERS_LEAST ? Math.round((row.in_time / row.counted) * 10_000) : null,
  }
}

/** Members and teams whose figures the passing days may have changed: asked within the window, or a little before it. */
export async function listAsked(
  db: Db,
  now: Date,
  after: string | undefined,
  most: number,
): Promise<string[]> {
  const since = new Date(now.getTime() - (ANSWER_DAYS + 10) * DAY_MS)
  const { rows } = await db.execute<{ seller_id: string }>(sql`
    select distinct coalesce(team_id, member_id) as seller_id from message_question
    where asked_at > ${since.toISOString()}::timestamptz
      ${after === undefined ? sql`` : sql`and coalesce(team_id, member_id) > ${after}::uuid`}
    order by seller_id limit ${most}`)
  return rows.map((row) => row.seller_id)
}
