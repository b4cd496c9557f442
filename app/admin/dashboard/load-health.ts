import type { MemberEdge } from '#app/edge.ts'
import { addDays } from '#platform/clock/clock.ts'
import { countProcesses } from '#platform/db/count-processes.ts'
import { inspectJobs } from '#platform/jobs/inspect-jobs.ts'
import { running } from '#platform/process/release.ts'
import { log } from '#platform/log/log.ts'
import { countMailSince } from '#platform/mail/count-mail.ts'
import { countErrorReportsSince } from '#platform/telemetry/count-reports.ts'
import { readMetrics } from './read-metrics.ts'

const FILES_WAIT_MS = 2_000

/** How the system stands at this moment, as seen from this process. */
export async function loadHealth({ db, clock, files, telemetry, config }: MemberEdge) {
  const since = addDays(clock.now(), -1)
  const askedAt = performance.now()
  const processes = await countProcesses(db)
  const databaseMs = performance.now() - askedAt
  const [figures, jobs, mail, errors, filesOk] = await Promise.all([
    telemetry.metrics.render().then(readMetrics),
    inspectJobs(db),
    countMailSince(db, since),
    countErrorReportsSince(db, since),
    canKeepFiles(files),
  ])
  return {
    ...figures,
    jobs: {
      waiting: jobs.waiting,
      failed: jobs.failed,
      oldestDueSeconds: jobs.oldestDueSeconds,
      workersAlive: jobs.workers.filter(({ isSilent }) => !isSilent).length,
      workersSilent: jobs.workers.filter(({ isSilent }) => isSilent).length,
    },
    databaseMs: Math.round(databaseMs * 10) / 10,
    processes,
    mail,
    sendsMail: config.mail !== undefined,
    errors,
    forwardsErrors: telemetry.forwards,
    filesOk,
    running,
  }
}

/** A store that answers late is as good as down: the dashboard waits for nobody. */
async function canKeepFiles(files: MemberEdge['files']): Promise<boolean> {
  try {
    await Promise.race([
      files.health(),
      new Promise((_, reject) => AbortSignal.timeout(FILES_WAIT_MS).addEventListener('abort', reject)),
    ])
    return true
  } catch (error) {
    log.warn({ err: error }, 'files can’t be kept')
    return false
  }
}
