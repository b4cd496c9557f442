import pg from 'pg'
import { openDatabase } from '#platform/db/database.ts'
import type { Enqueued, RecurringJob } from '#platform/jobs/job.ts'
import { openJobQueue } from '#platform/jobs/queue.ts'

/** The web process lives by the real clock: time passes for it by setting back when things happened. */
export async function query<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

/** Ten minutes after the last proof, sensitive steps ask for another. */
export async function outliveProof(databaseUrl: string, email: string): Promise<void> {
  await query(
    databaseUrl,
    `update session set proved_at = proved_at - interval '11 minutes'
     where member_id = (select id from member where lower(email) = lower($1))`,
    [email],
  )
}

/** Lets so many of the thirty days of grace pass. */
export async function passDaysOfGrace(databaseUrl: string, email: string, days: number): Promise<void> {
  await query(
    databaseUrl,
    `update deletion_request set asked_at = asked_at - $2 * interval '1 day', due_at = due_at - $2 * interval '1 day'
     where cancelled_at is null and done_at is null
       and member_id = (select id from member where lower(email) = lower($1))`,
    [email, days],
  )
}

/** Puts a job into the queue as its hour would; the web process runs it. */
export async function runJob(databaseUrl: string, job: RecurringJob): Promise<void> {
  const database = openDatabase(databaseUrl, { poolSize: 1, name: 'guildhall test clock' })
  const queue = await openJobQueue(databaseUrl, [], {
    supervise: false,
    onFailure: (name, error) => {
      throw new Error(`${name} failed`, { cause: error })
    },
  })
  await queue.enqueue(database.db, { job, data: {} } as Enqueued)
  await queue.stop()
  await database.close()
}

/** Holds back whoever reads a table, until it is let go. */
export async function holdTable(databaseUrl: string, table: string): Promise<{ letGo(): Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  return { letGo: () => client.end() }
}

/** Lets the day pass that a new or changed payout method waits. */
export async function outliveMethodWait(databaseUrl: string, email: string): Promise<void> {
  await query(
    databaseUrl,
    `update payout_method set usable_at = usable_at - interval '25 hours'
     where member_id = (select id from member where lower(email) = lower($1))`,
    [email],
  )
}

/** Lets time pass for the payments that a member has under way, and asks their provider as the hour would. */
export async function outlivePayment(databaseUrl: string, email: string, interval: string): Promise<void> {
  await query(
    databaseUrl,
    `update payment set created_at = created_at - $2::interval, next_look_at = next_look_at - $2::interval
     where state = 'pending' and member_id = (select id from member where lower(email) = lower($1))`,
    [email, interval],
  )
  await runJob(databaseUrl, 'payments.reconcile')
}

/** Lets the days pass that released money of a member waits, and clears it as its time would. */
export async function outliveClearing(databaseUrl: string, email: string): Promise<void> {
  await query(
    databaseUrl,
    `update ledger_clearing set released_at = released_at - interval '5 days', clears_at = clears_at - interval '5 days'
     where state = 'waiting' and member_id = (select id from member where lower(email) = lower($1))`,
    [email],
  )
  await runJob(databaseUrl, 'ledger.clear')
}

/** Lets the notice of announced changes of these settings pass. Nobody else can set back what stands in the log. */
export async function outliveNotice(databaseUrl: string, keys: readonly string[]): Promise<void> {
  await query(databaseUrl, 'alter table setting_change disable trigger user')
  await query(
    databaseUrl,
    `update setting_change set announced_at = announced_at - interval '8 days', effective_at = effective_at - interval '8 days'
     where effective_at > now() and key = any($1)`,
    [keys],
  )
  await query(databaseUrl, 'alter table setting_change enable trigger user')
  await runJob(databaseUrl, 'settings.take-effect')
}
