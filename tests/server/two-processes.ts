import { inject } from 'vitest'
import '#platform/db/testing-context.ts'
import { cloneServedDatabase } from './served-database.ts'
import { startWebProcess, type WebProcess } from './web-process.ts'

export type TwoProcesses = {
  databaseUrl: string
  /** One does jobs, the other serves alone. */
  both: readonly [WebProcess, WebProcess]
  close(): Promise<void>
}

/** Two web processes on one database that was served before, for all tests of a file; opened in `beforeAll`, which returns `close`. */
export async function openTwoProcesses(environment: Record<string, string> = {}): Promise<TwoProcesses> {
  const { adminUrl, template } = inject('postgres')
  const { url: databaseUrl, drop } = await cloneServedDatabase(adminUrl, template)
  const first = await startWebProcess(databaseUrl, environment)
  const both = [first, await startWebProcess(databaseUrl, { ...environment, JOBS: 'apart' })] as const
  return {
    databaseUrl,
    both,
    async close() {
      for (const web of both) await web.stop()
      await drop()
    },
  }
}
