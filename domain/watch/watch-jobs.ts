import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { inspectJobs } from '#platform/jobs/inspect-jobs.ts'
import { log } from '#platform/log/log.ts'
import { sendWaiting } from '#platform/mail/send-waiting.ts'
import { ALARM_MAIL } from './letters.ts'
import { raiseAlarms } from './raise-alarms.ts'
import { troublesOf } from './troubles.ts'

type Watch = {
  /** Looks now; rejects when it could not. */
  look(): Promise<void>
  stop(): Promise<void>
}

type Watched = Pick<JobServices, 'config' | 'db' | 'transaction' | 'clock' | 'mail'>

const EVERY_MS = 15_000

/**
 * Every process watches the jobs, web processes too: when all workers are dead, nobody else is left to say so. For the same
 * reason the letter of an alarm is sent from here, and not left to a job.
 */
export function watchJobs({ config, db, transaction, clock, mail }: Watched): Watch {
  let known = ''

  async function look(): Promise<void> {
    const troubles = troublesOf(await inspectJobs(db))
    const now = troubles.map(({ kind }) => kind).join(' ')
    if (now !== known && troubles.length > 0)
      log.error({ troubles: troubles.map(({ words }) => words) }, 'jobs are in trouble')
    if (now !== known && troubles.length === 0) log.info('jobs run again')
    known = now
    await transaction((tx) => raiseAlarms(tx, clockActor, troubles))
    await sendWaiting({ db, transport: mail, now: clock.now(), isDemo: config.demo }, ALARM_MAIL)
  }

  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = look().catch((error: unknown) => log.warn({ err: error }, 'the jobs could not be watched'))
  }, EVERY_MS)
  timer.unref()
  return {
    look,
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
