import { Figs } from '#app/ui/figures/figs/figs.tsx'
import type { loadHealth } from './load-health.ts'

const figure = new Intl.NumberFormat('en')

function milliseconds(seconds: number): string {
  return seconds === Infinity ? 'over 10 s' : `${figure.format(Math.round(seconds * 1_000))} ms`
}

/** How the system stands; what is not well is said in words, not by colour alone. */
export function System({ health }: { health: Awaited<ReturnType<typeof loadHealth>> }) {
  const { mail, jobs, running } = health
  return (
    <>
      <Figs
        figs={[
          {
            name: 'Answers, 95 of 100 within',
            value: health.answersP95Seconds === undefined ? '–' : milliseconds(health.answersP95Seconds),
            note: `${figure.format(health.answers)} answers of this process`,
          },
          { name: 'Database', value: 'Answers', note: `in ${health.databaseMs} ms` },
          {
            name: 'Processes',
            value: figure.format(health.processes),
            note: health.processes === 0 ? 'none listens on the bus' : 'on the bus',
          },
          {
            name: 'Jobs waiting',
            value: figure.format(jobs.waiting),
            note: `${jobs.oldestDueSeconds > 60 ? `due for ${Math.floor(jobs.oldestDueSeconds / 60)} min` : 'none late'}, ${jobs.failed > 0 ? `${figure.format(jobs.failed)} failed` : 'none failed'}`,
          },
          {
            name: 'Workers',
            value: figure.format(jobs.workersAlive),
            note:
              jobs.workersSilent > 0
                ? `take jobs; ${figure.format(jobs.workersSilent)} fell silent`
                : jobs.workersAlive === 0
                  ? 'nobody takes jobs'
                  : 'take jobs',
          },
          {
            name: 'E-mails, 24 h',
            value: figure.format(health.sendsMail ? mail.sent : mail.kept),
            note: health.sendsMail
              ? `sent; ${figure.format(mail.waiting)} wait, ${figure.format(mail.failed)} failed`
              : 'kept here: no mail server is set',
          },
          {
            name: 'Files',
            value: health.filesOk ? 'Kept' : 'Not kept',
            note: health.filesOk ? 'the store answers' : 'the store does not answer',
          },
          {
            name: 'Error reports, 24 h',
            value: health.forwardsErrors ? 'Sent on' : figure.format(health.errors),
            note: health.forwardsErrors ? 'to the error server' : 'kept here',
          },
        ]}
      />
      <p className="small soft admin-release">
        Guildhall {running.version}, commit {running.commit}, build {running.build}
      </p>
    </>
  )
}
