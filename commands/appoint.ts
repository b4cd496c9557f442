import { appointAdministrator, type Appointed } from '#domain/accounts/index.ts'
import { runCommand, readAddress } from '#commands/run-command.ts'

const USAGE = 'Say whom: npm run admin -- someone@example.org'

/** `npm run admin -- someone@example.org`: whoever has the server's environment appoints its administrators. */
export async function runAppoint(args: readonly string[]): Promise<void> {
  const email = readAddress(args, USAGE)
  const { result, context } = await runCommand((tx, told) => appointAdministrator(tx, { email }, told))
  say(result, context.siteOrigin, context.settings.resetLinkMinutes)
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
