import type { PgBoss } from 'pg-boss'

type Looking = { stop(): void }

type Due = {
  boss: PgBoss
  schema: string
  names: readonly string[]
  everySeconds: number
  wake(name: string): void
  onError(error: unknown): void
}

/**
 * New jobs wake a worker at once, but retries and jobs with a time of their own are only found by looking. One look finds them for all
 * queues: when each worker looked for itself, a process that had nothing to do asked the database forty things a second.
 */
export function lookForDue({ boss, schema, names, everySeconds, wake, onError }: Due): Looking {
  const due = `select wanted.name from unnest($1::text[]) as wanted(name) where exists (
    select from ${schema}.job where job.name = wanted.name and job.state < 'active' and not job.blocked and job.start_after <= now())`
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function look(): Promise<void> {
    try {
      const { rows } = (await boss.getDb().executeSql(due, [[...names]])) as { rows: { name: string }[] }
      for (const { name } of rows) wake(name)
    } catch (error) {
      if (!isStopped) onError(error)
    }
    if (!isStopped) timer = setTimeout(() => void look(), everySeconds * 1_000)
  }

  void look()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
