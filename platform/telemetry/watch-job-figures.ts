import { Gauge, type Registry } from 'prom-client'
import type { JobsSeen } from '#platform/jobs/inspect-jobs.ts'
import { within } from '#platform/clock/within.ts'
import { log } from '#platform/log/log.ts'
import type { Watched } from './watched.ts'

/** Figures of a database that is down are left out; those of the process itself are still worth having. */
function unreadable(error: unknown): undefined {
  log.debug({ err: error }, 'a figure could not be read')
}

/** Whoever gathers figures waits a few seconds at most; those of the process must not be late because of a database. */
const LIMIT_MS = 1_500

type Figure = {
  name: string
  help: string
  label?: string
  read(seen: JobsSeen): { value: number; of?: string }[]
}

/** The same in every process: they are figures of the marketplace, read from its database. */
const figures: readonly Figure[] = [
  {
    name: 'jobs_waiting',
    help: 'Jobs that wait to be run, by queue',
    label: 'queue',
    read: ({ queues }) => queues.map(({ queue, waiting }) => ({ of: queue, value: waiting })),
  },
  {
    name: 'jobs_failed',
    help: 'Jobs that failed for good and wait for a decision, by queue',
    label: 'queue',
    read: ({ queues }) => queues.map(({ queue, failed }) => ({ of: queue, value: failed })),
  },
  {
    name: 'jobs_oldest_due_seconds',
    help: 'How long the job that is due longest has waited for a worker, by queue',
    label: 'queue',
    read: ({ queues }) =>
      queues.map(({ queue, oldestDueSeconds }) => ({ of: queue, value: oldestDueSeconds })),
  },
  {
    name: 'workers_alive',
    help: 'Processes that take jobs and gave a sign of life lately',
    read: ({ workers }) => [{ value: workers.filter(({ isSilent }) => !isSilent).length }],
  },
  {
    name: 'workers_silent',
    help: 'Processes that took jobs and fell silent without taking their leave',
    read: ({ workers }) => [{ value: workers.filter(({ isSilent }) => isSilent).length }],
  },
  {
    name: 'worker_quiet_seconds',
    help: 'Time since the last sign of life, by worker',
    label: 'worker',
    read: ({ workers }) => workers.map(({ place, quietSeconds }) => ({ of: place, value: quietSeconds })),
  },
]

/** What waits, what failed and who works, read at the moment someone asks. */
export function watchJobFigures(registry: Registry, watched: Watched): void {
  // All figures of one answer are collected at once: they look at the jobs together, and no answer is late.
  let looking: Promise<JobsSeen> | undefined
  const look = async () => {
    if (watched.jobs) looking ??= within(LIMIT_MS, watched.jobs()).finally(() => (looking = undefined))
    return looking?.catch(unreadable)
  }
  for (const { name, help, label, read } of figures)
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: label ? [label] : [],
        registers: [],
        async collect() {
          const seen = await look()
          this.reset()
          // That nothing is known is not the same as that there is nothing.
          if (!seen && !label) this.remove()
          if (!seen) return
          for (const { of, value } of read(seen))
            this.set(label && of !== undefined ? { [label]: of } : {}, value)
        },
      }),
    )
  watchMail(registry, watched)
}

function watchMail(registry: Registry, watched: Watched): void {
  registry.registerMetric(
    new Gauge({
      name: 'mail_waiting',
      help: 'Letters that wait to be sent',
      registers: [],
      async collect() {
        const reading = watched.mailWaiting && within(LIMIT_MS, watched.mailWaiting())
        const waiting = await reading?.catch(unreadable)
        if (waiting !== undefined) this.set(waiting)
      },
    }),
  )
}
