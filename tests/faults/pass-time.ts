import { PgBoss } from 'pg-boss'
import { query } from './own-postgres.ts'

/**
 * The processes live by the real clock: time passes for them by setting back when things are due. The clocks of these deals,
 * and the jobs that run them, fall due in so many milliseconds.
 */
export async function letFallDue(
  databaseUrl: string,
  dealIds: readonly string[],
  inMs: number,
): Promise<void> {
  await query(
    databaseUrl,
    `with clocks as (
       update deal_clock set runs_at = now() + $2 * interval '1 millisecond' where deal_id = any($1::uuid[])
     )
     update jobs.job set start_after = now() + $2 * interval '1 millisecond'
     where name = 'deals.run-clocks' and state = 'created'`,
    [dealIds, inMs],
  )
}

/**
 * A minute passes in the queue: what a process had under way when it was killed gives no sign of life any more, and the
 * pass that every living worker makes each minute finds it.
 */
export async function letSilenceBeNoticed(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `with queues as (update jobs.queue set monitor_claim_on = monitor_claim_on - interval '1 minute')
     update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
  )
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.supervise()
  await boss.stop()
}
