import { z } from 'zod'
import { appointAdministrator, type Appointed } from '#domain/accounts/index.ts'
import { openMarketplace } from '#domain/marketplace.ts'
import { readConfig } from '#platform/config/config.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { log } from '#platform/log/log.ts'
import { StartError } from '#platform/process/exit-with.ts'
import { readyDatabase } from '#platform/process/ready-database.ts'
import { sayStep } from '#platform/process/say.ts'

const USAGE = 'Say whom: npm run admin -- someone@example.org'
const email = z.string().trim().max(254).pipe(z.email())
const atTheCommandLine = { address: '', device: 'The command line of the server' }

/** `npm run admin -- someone@example.org`: whoever has the server's environment appoints its administrators. */
export async function runAppoint(args: readonly string[]): Promise<void> {
  const asked = email.safeParse(args[0] ?? '')
  if (!asked.success || args.length !== 1) throw new StartError(USAGE)
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
      const given = {
        settings: marketplace.settings.current(),
        siteOrigin: config.origin,
        origin: atTheCommandLine,
      }
      const appointed = await marketplace
        .transaction((tx) => appointAdministrator(tx, { email: asked.data }, given))
        .catch((error: unknown) => {
          throw error instanceof ExpectedError ? new StartError(error.message) : error
        })
      say(appointed, config.origin, given.settings.resetLinkMinutes)
    } finally {
      await marketplace.close()
    }
  } finally {
    await ready.stop()
  }
}

function say(appointed: Appointed, origin: string, minutes: number): void {
  const lines = {
    promoted: `${appointed.username} is an administrator now. They were signed out and sign in anew.`,
    already: `${appointed.username} is an administrator already.`,
    created: `${appointed.username} is an administrator now.`,
  }
  process.stdout.write(`\n${lines[appointed.outcome]}\n`)
  if (appointed.outcome === 'created') {
    process.stdout.write(
      `Choose a password within ${minutes} minutes at this address; it is good once:\n${origin}/my/reset?token=${appointed.setPasswordToken}\n`,
    )
  }
}
