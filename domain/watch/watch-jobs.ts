import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import type { Config } from '#platform/config/variables.ts'
import { inspectJobs } from '#platform/jobs/inspect-jobs.ts'
import { log } from '#platform/log/log.ts'
import { sendWaiting } from '#platform/mail/send-waiting.ts'
import { ALARM_MAIL } from './letters.ts'
import { raiseAlarms } from './raise-alarms.ts'
import { troublesOf } from './troubles.ts'

type Watch = {
  /** Looks now, or joins the look that goes on; rejects when it could not. */
  look(): Promise<void>
  stop(): Promise<void>
}

type Watched = Pick<JobServices, 'db' | 'transaction' | 'clock' | 'mail'> & { config: Pick<Config, 'demo'> }

const EVERY_MS = 15_000
/** A mail server that refuses is not asked by every look: it may take that for an attack, and stay closed. */
const MOST_MAIL_PAUSE_MS = 300_000

/**
 * Every process watches the jobs, web processes too: when all workers are dead, nobody else is left to say so. For the same
 * reason the letter of an alarm is sent from here, and not left to a job.
 */
export function watchJobs({ config, db, transaction, clock, mail }: Watched): Watch {
  let known = ''
  let mailPauseMs = 0
  let mailAgainMs = 0
  let looking: Promise<void> | undefined

  async function sendLetters(): Promise<void> {
    if (clock.now().getTime() < mailAgainMs) return
    const services = { db, transport: mail, now: clock.now(), isDemo: config.demo }
    const isDone = await sendWaiting(services, ALARM_MAIL)
    mailPauseMs = isDone ? 0 : Math.min(Math.max(mailPauseMs * 2, EVERY_MS), MOST_MAIL_PAUSE_MS)
    mailAgainMs = clock.now().getTime() + mailPauseMs
  }

  async function lookNow(): Promise<void> {
    const troubles = troublesOf(await inspectJobs(db))
    const now = troubles.map(({ kind }) => kind).join(' ')
    if (now !== known && troubles.length > 0)
      log.error({ troubles: troubles.map(({ words }) => words) }, 'jobs are in trouble')
    if (now !== known && troubles.length === 0) log.info('jobs run again')
    known = now
    await transaction((tx) => raiseAlarms(tx, clockActor, troubles))
    await sendLetters()
  }

  /** One at a time: behind a mail server that says nothing they would pile up, each with a connection in its hand. */
  function look(): Promise<void> {
    looking ??= lookNow().finally(() => {
      looking = undefined
    })
    return looking
  }

  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'the jobs could not be watched'))
  }, EVERY_MS)
  timer.unref()
  return {
    look,
    async stop() {
      clearInterval(timer)
      await Promise.allSettled([looking])
    },
  }
}
