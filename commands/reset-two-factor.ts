import { resetSecondFactorAtOnce } from '#domain/accounts/index.ts'
import { runCommand, readAddress } from '#commands/run-command.ts'

export const RESET_TWO_FACTOR = '--reset-two-factor'
const USAGE = `Say whose: npm run admin -- ${RESET_TWO_FACTOR} someone@example.org`

/** `npm run admin -- --reset-two-factor someone@example.org`: the way back in for the last administrator. */
export async function runResetTwoFactor(args: readonly string[]): Promise<void> {
  const email = readAddress(args, USAGE)
  const { result, context } = await runCommand((tx, told) => resetSecondFactorAtOnce(tx, { email }, told))
  process.stdout.write(
    `\nThe second factor of ${result.username} is removed: authenticator app, passkeys and recovery codes.\n` +
      'They are signed out everywhere and told by mail. The audit log has it.\n' +
      `They sign in with their password at ${context.siteOrigin}/my/login and set up a new one.\n`,
  )
}
