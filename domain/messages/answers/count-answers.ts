import { sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { setFigures } from '#domain/reputation/index.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from '../permissions.ts'
import { ANSWER_DAYS, ANSWER_HOURS, ANSWERS_LEAST } from './answer-rules.ts'

const HOUR_MS = 3_600_000

export type Answers = { responseMinutes: number | null; responseBasisPoints: number | null }

/** Counts anew how fast and how reliably a member answers strangers. Harmless twice. */
export async function countAnswers(
  tx: Transaction,
  actor: Actor,
  { memberId }: { memberId: string },
): Promise<void> {
  authorise(actor, 'message.count-answers')
  const isOwn = sql`member_id = ${memberId}::uuid and team_id is null`
  await setFigures(tx, memberId, (db) => readAnswers(db, isOwn, tx.now))
  await tx.announce({ kind: 'answers.counted', memberId })
}

/** How a team answers: by the same count as a member, of what strangers asked the team. Nothing of it is a figure of its people. */
export async function findTeamAnswers(
  db: Db | DrizzleTransaction,
  teamId: string,
  now: Date,
): Promise<Answers> {
  return readAnswers(db, sql`team_id = ${teamId}::uuid`, now)
}

async function readAnswers(db: Db | DrizzleTransaction, whose: SQL, now: Date): Promise<Answers> {
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
    where ${whose} and asked_at > ${since.toISOString()}::timestamptz and not is_exempt`)
  const [row] = rows
  return {
    responseMinutes:
      row && row.minutes !== null && row.answered >= ANSWERS_LEAST ? Math.round(Number(row.minutes)) : null,
    responseBasisPoints:
      row && row.counted >= ANSWERS_LEAST ? Math.round((row.in_time / row.counted) * 10_000) : null,
  }
}

/** Members whose figures the passing days may have changed: asked within the window, or a little before it. */
export async function listAsked(
  db: Db,
  now: Date,
  after: string | undefined,
  most: number,
): Promise<string[]> {
  const since = new Date(now.getTime() - (ANSWER_DAYS + 10) * DAY_MS)
  const { rows } = await db.execute<{ member_id: string }>(sql`
    select distinct member_id from message_question
    where team_id is null and asked_at > ${since.toISOString()}::timestamptz
      ${after === undefined ? sql`` : sql`and member_id > ${after}::uuid`}
    order by member_id limit ${most}`)
  return rows.map((row) => row.member_id)
}
