import { z } from 'zod'
import type { Origin } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { openMarketplace } from '#domain/marketplace.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { log } from '#platform/log/log.ts'
import { StartError } from '#platform/process/exit-with.ts'
import { readyDatabase } from '#platform/process/ready-database.ts'
import { sayStep } from '#platform/process/say.ts'

const email = z.string().trim().max(254).pipe(z.email())

/** The one address that a command is told, and nothing else. */
export function readAddress(args: readonly string[], usage: string): string {
  const asked = email.safeParse(args[0] ?? '')
  if (!asked.success || args.length !== 1) throw new StartError(usage)
  return asked.data
}

type CommandContext = { settings: Settings; siteOrigin: string; origin: Origin }

/** One transaction on the marketplace of the environment; a refusal ends the command with its words. */
export async function runCommand<Result>(
  work: (tx: Transaction, context: CommandContext) => Promise<Result>,
): Promise<{ result: Result; context: CommandContext }> {
  const config = readConfig(process.env)
  log.level = config.logLevel
  const ready = await readyDatabase(config, sayStep)
  try {
    const marketplace = await openMarketplace({
      config,
      databaseUrl: ready.url,
      processName: 'guildhall command',
      superviseJobs: false,
      onJobFailure: (job, error) => log.error({ err: error, job }, 'a job failed'),
    })
    try {
      const context = {
        settings: marketplace.settings.current(),
        siteOrigin: config.origin,
        origin: { address: '', device: 'The command line of the server' },
      }
      const result = await marketplace
        .transaction((tx) => work(tx, context))
        .catch((error: unknown) => {
          throw error instanceof ExpectedError ? new StartError(error.message) : error
        })
      return { result, context }
    } finally {
      await marketplace.close()
    }
  } finally {
    await ready.stop()
  }
}
